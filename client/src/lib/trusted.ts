// Markup that the house itself has written: the drawings of its games, and the rulebooks as its server makes them.
// A browser that knows Trusted Types takes markup from here and from Svelte's templates, and from nowhere else
// (the server's Content-Security-Policy says so), and the address of its worker too.

interface Policy {
  createHTML: (markup: string) => string
  createScriptURL: (address: string) => string
}
interface Factory {
  createPolicy: (name: string, rules: Policy) => Policy
}

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
const policy = factory?.createPolicy('comptoir', {
  createHTML: (markup) => markup,
  createScriptURL: (address) => address,
})

/** For `{@html …}`, never with anything that somebody has typed. */
export const own = (markup: string): string => policy?.createHTML(markup) ?? markup

/** For the worker, which is a file of ours. */
export const ownScript = (address: '/worker.js'): string => policy?.createScriptURL(address) ?? address
