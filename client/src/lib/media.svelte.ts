// One column below 900 px: board on top, sheet and dock below.
import { MediaQuery } from 'svelte/reactivity'

const query = new MediaQuery('max-width: 899px')

/** Held upright, with room for board and tray as on a desk, one below the other. */
const upright = new MediaQuery('(min-width: 600px) and (max-width: 899px) and (min-height: 800px)')

export const tablet = (): boolean => upright.current
export const narrow = (): boolean => query.current
