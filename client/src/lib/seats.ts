// Six seats, each told apart by colour, mark and letter. The letter is the initial of the colour's word
// in the reader's language (seat-1 … seat-6 in the shell's words).
import { t } from './words.svelte'

/** The class that sets --seat, --seat-edge and --seat-ink. Seats count from 0. */
export const seatClass = (seat: number): string => `seat-${(seat % 6) + 1}`

export const seatColour = (seat: number): string => t(seatClass(seat))

export const seatLetter = (seat: number): string => t(`${seatClass(seat)}-letter`)
