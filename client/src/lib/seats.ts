// Six seats, each told apart by colour, mark and letter. The letter is the initial of the colour's word
// in the reader's language (`seat-0` and so on, with `.letter`).
import { t } from './words.svelte'
import type { Summary } from './wire'

/** The class that sets --seat, --seat-edge and --seat-ink. Seats count from 0. */
export const seatClass = (seat: number): string => `seat-${(seat % 6) + 1}`

export const seatColour = (seat: number): string => t(`seat-${seat % 6}`)

export const seatLetter = (seat: number): string => t(`seat-${seat % 6}.letter`)

export const openSeats = (table: Summary): number => table.seats.filter((seat) => seat.kind === 'open').length
