import { defineConfig, mergeConfig } from 'vitest/config'
import vite from './vite.config.ts'

export default mergeConfig(
  vite,
  defineConfig({
    // Without it Svelte's build for servers is taken, which mounts nothing.
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      include: ['tests/*.test.ts'],
      setupFiles: ['tests/still.ts'],
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
)
