import { withoutEnd } from '../../runtime/session/without-end.js'

/** A server's address without a trailing slash; a relative one is relative to the page. */
export function resolveServer(server: string): string {
  try {
    return withoutEnd(new URL(server || '/', document.baseURI).href, '/')
  } catch {
    return withoutEnd(server, '/')
  }
}
