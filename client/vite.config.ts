import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const inSource = (path: string): string => here(`src/${path}`)

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** All that modules import, directly or not, but not what they fetch when they need it. */
function reachOf(roots: string[], modules: Modules): Set<string> {
  const found = new Set(roots)
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

const known = new Map<string, Set<string>>()
function isReached(id: string, name: string, roots: string[], modules: Modules): boolean {
  const reach = known.get(name) ?? reachOf(roots, modules)
  known.set(name, reach)
  return reach.has(id)
}

/** What is loaded together is one file: on a slow line it is the number of files that takes the time. */
function fileOf(id: string, modules: Modules): string | null {
  const start = ['main.ts', 'ui/Face.svelte', 'lib/seconds.svelte.ts']
  if (isReached(id, 'start', start.map(inSource), modules)) return 'start'
  // The parts of the kit that several games take come with the first of them, whichever it is.
  const kit = [
    'Card.svelte',
    'Drawings.svelte',
    'Phases.svelte',
    'Pic.svelte',
    'MapStage.svelte',
    'towards.ts',
  ]
  const table = ['pages/TablePage.svelte', 'table/Frame.svelte', 'table/Since.svelte'].map(inSource)
  table.push(...kit.map((part) => inSource(`kit/${part}`)))
  return isReached(id, 'table', table, modules) ? 'table' : null
}

/** The worker is a file of its own under a name that never changes; what it keeps is told apart by the page's script. */
const worker: Plugin = {
  name: 'worker',
  generateBundle(_, bundle) {
    const files = Object.values(bundle).filter((file) => file.type === 'chunk')
    const page = files.find((file) => file.name === 'index' && file.isEntry)
    for (const file of files)
      if (file.fileName === 'worker.js') file.code = file.code.replaceAll('EDITION', page?.fileName ?? '')
  },
}

export default defineConfig({
  base: '/',
  plugins: [svelte(), worker],
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
    rolldownOptions: {
      input: { index: here('index.html'), worker: here('src/push/service.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [{ name: fileOf, debugName: 'together' }] },
      },
    },
  },
})
