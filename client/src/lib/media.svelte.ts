// One column below 900 px: board on top, sheet and dock below.
import { MediaQuery } from 'svelte/reactivity'

const query = new MediaQuery('max-width: 899px')

export const narrow = (): boolean => query.current
