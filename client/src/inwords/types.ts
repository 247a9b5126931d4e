// A table told in words: what a game says of how it stands and what its answers are called. Everything comes from the
// view and from the words of the table itself. All of it is asked again whenever it is shown, so call t().
import type { Session } from '../games/types'

/** A part of the table under its heading. */
export interface Part {
  title: string
  lines: string[]
}

/* eslint-disable @typescript-eslint/no-explicit-any -- the shell hands each game the session of its own */
export interface InWords {
  /** How it stands, what matters most first. */
  told: (session: Session<any, any, any>) => Part[]
  /** An answer as an order: “Put a stall with 3 wares on C4”. */
  answer: (move: string, session: Session<any, any, any>) => string
  /** The piece that an answer puts down, where its name alone says it; '' otherwise. */
  piece?: (move: string, session: Session<any, any, any>) => string
  /** What a preview says, in a sentence; '' if there is nothing to say. */
  foreseen?: (preview: any, move: string, session: Session<any, any, any>) => string
}
