// Which page this is: a server that was started anew may have another one. It comes with the next page that is
// opened, or when the reader wishes; never by itself, since somebody may be choosing a move.
import { tellOffer } from './notes.svelte'
import { t } from './words.svelte'

const OFTEN = 10 * 60_000
const AT_LEAST = 60 * 60_000

/** Does the server have another page than this one? */
export const edition = { newer: false }
let looked = Date.now()

/** The script this page began with: its name changes with anything that it loads. */
const mine = (): string => document.querySelector('script[type="module"]')?.getAttribute('src') ?? ''

async function look(): Promise<void> {
  if (edition.newer || document.hidden || Date.now() - looked < OFTEN) return
  looked = Date.now()
  const answer = await fetch('/', { cache: 'no-cache' })
  if (!answer.ok || (await answer.text()).includes(`"${mine()}"`)) return
  edition.newer = true
  tellOffer(
    () => t('newer-page'),
    () => t('newer-page-load'),
    () => location.reload(),
  )
}

/** Look whether there is another page when the reader comes back, and now and then. */
export function lookForNewer(): void {
  // Who cannot be reached now is asked later.
  const heed = (): void => void look().catch(() => undefined)
  document.addEventListener('visibilitychange', heed)
  addEventListener('online', heed)
  setInterval(heed, AT_LEAST)
}
