// No test reaches the network: what a test has not answered stays without an answer, after its end too.
globalThis.fetch = () => new Promise<Response>(() => undefined)
