// The faces of the bots' levels, found by folder.
const faces = import.meta.glob<string>('../ui/faces/*.svg', { query: '?url', import: 'default', eager: true })

/** In the house they go by their rank; the arena knows one of them by an older name. */
const RANKS: Record<string, string> = { greedy: 'journeyman' }

/** The address of a level's portrait, if somebody has drawn it. */
export const faceOf = (level: string | null | undefined): string | undefined =>
  level ? faces[`../ui/faces/${RANKS[level] ?? level}.svg`] : undefined
