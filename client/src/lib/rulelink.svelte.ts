// Where a clause opens: beside the table when there is one, else nowhere.
type Opener = ((clause: string) => void) | null
const state = $state<{ open: Opener }>({ open: null })

export const ruleOpener = (): Opener => state.open

export function setRuleOpener(open: Opener): void {
  state.open = open
}
