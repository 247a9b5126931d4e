import { has, language, t } from './words.svelte'

/** What a game is called in the reader's language. */
export const titleOf = (game: string, otherwise = game): string =>
  has(`${game}-title`) ? t(`${game}-title`) : otherwise

/** The same where there is little room. */
export const shortOf = (game: string, title: string): string =>
  has(`${game}-short`) ? t(`${game}-short`) : title

/** The name of a table; a deal of the day goes by its day, as the reader writes it. */
export const tableName = (name: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(name)
    ? t('daily-of', {
        day: new Date(`${name}T12:00`).toLocaleDateString(language(), { day: 'numeric', month: 'long' }),
      })
    : name
