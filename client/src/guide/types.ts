// What a game says about itself at the table: what wins it, what the moment is about, what can be done now and why
// something cannot, and what each thing on the board is. All of it is asked again whenever it is shown, so call t().

import type { Trouble } from '../lib/wire'

/** Something that can be done now; or, with `against`, something the rules are asked about. */
export interface Possibility {
  /** As an order: “Put up a stall with 3 wares”. */
  what: string
  /** Why one would: what it brings, costs, or how much of it is left. */
  why?: string | undefined
  clause?: string | undefined
  /** A move that is not among the options: it is listed with what the rules have against it, if they do. */
  against?: string | undefined
  /** What the rules have against it, where the view says so already. */
  refusal?: Trouble | undefined
  /** Begin the choice. Without it the sentence only informs. */
  begin?: (() => void) | undefined
  /** What to point at on the table: a selector. */
  at?: string | undefined
}

/** What a thing is: its name, what it does or is worth, and the rule that says so. */
export interface Explanation {
  name: string
  text: string
  /** What it is worth just now, set off from the rest. */
  worth?: string | undefined
  clause?: string | undefined
}

export interface Guide {
  /** What wins the game, in at most fifty characters. */
  aim: () => string
  /** What this phase is for, in a sentence; '' where the aim says it all. */
  goal: () => string
  can: () => Possibility[]
  /** What the thing with this `data-explain` is; null: nothing is known of it. */
  explain: (key: string) => Explanation | null
}
