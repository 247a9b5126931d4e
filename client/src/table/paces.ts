// The paces at which the moves of others can be told.
import { language, t } from '../lib/words.svelte'

export const PACES = [0.5, 1, 2, 4]

/** “2×”, “off”. */
export const paceSaid = (pace: number): string =>
  pace ? `${pace.toLocaleString(language())}×` : t('told-off')
