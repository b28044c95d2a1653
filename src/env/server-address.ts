/** A server's address without a trailing slash; a relative one is relative to the page. */
export function resolveServer(server: string): string {
  try {
    return new URL(server || '/', document.baseURI).href.replace(/\/+$/, '')
  } catch {
    return server.replace(/\/+$/, '')
  }
}
