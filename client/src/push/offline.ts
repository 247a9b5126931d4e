// Where page and worker find what is shown in place of a page; it is no address of the server's. Types only: the
// worker is one file, which shares no code with the page.
export type OfflineStore = 'comptoir-offline'
export type OfflineAddress = '/offline'
