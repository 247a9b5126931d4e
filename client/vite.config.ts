import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  base: '/',
  plugins: [svelte()],
  resolve: { alias: { '@words': here('../src/comptoir') } },
  server: {
    fs: { allow: [here('.'), here('../src/comptoir')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  build: {
    target: 'es2022',
    outDir: here('../src/comptoir/server/static'),
    emptyOutDir: true,
    manifest: true,
    // Scripts and fonts stay files of their own, so that the page needs no exception
    // to a Content-Security-Policy of 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
