import { has, t } from './words.svelte'

/** What a game is called in the reader's language. */
export const titleOf = (game: string, otherwise = game): string =>
  has(`${game}-title`) ? t(`${game}-title`) : otherwise

/** The same where there is little room. */
export const shortOf = (game: string, title: string): string =>
  has(`${game}-short`) ? t(`${game}-short`) : title
