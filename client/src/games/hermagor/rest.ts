// Who stays for the rest of a round is not asked again before the next one begins.
export class Rest {
  #table = ''
  #round = 0
  #actions = 0

  begin(table: string, round: number, actions: number): void {
    this.#table = table
    this.#round = round
    this.#actions = actions
  }

  /** May this question be answered with “stay”? With fewer actions each time: whoever takes one back is asked again. */
  goesOn(table: string, round: number, actions: number): boolean {
    if (this.#table !== table) return false
    if (this.#round !== round || actions >= this.#actions) {
      this.#table = ''
      return false
    }
    this.#actions = actions
    return true
  }
}

export const rest = new Rest()
