// What the map shows besides roads and villages, as this reader likes it.
const KEY = 'comptoir.hermagor.layers'
export const LAYERS = ['regions', 'dukedoms', 'route', 'gains'] as const
export type Layer = (typeof LAYERS)[number]
export type Layers = Record<Layer, boolean>

function read(): Layers {
  const all: Layers = { regions: true, dukedoms: true, route: true, gains: true }
  try {
    return { ...all, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Layers>) }
  } catch {
    return all
  }
}

export const layers = $state<Layers>(read())

export function toggle(layer: Layer): void {
  layers[layer] = !layers[layer]
  try {
    localStorage.setItem(KEY, JSON.stringify($state.snapshot(layers)))
  } catch {
    // A browser that keeps nothing still shows them.
  }
}
