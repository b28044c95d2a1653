import { resolveAddress } from './resolve-address.js'

/**
 * The address from which an image may be drawn: http, https, relative to the server (or, without one, to the page) or
 * `data:image` (decision 50). Undefined for anything else.
 */
export function resolveImage(src: string, server: string | undefined): string | undefined {
  return /^data:image\//i.test(src) ? src : resolveAddress(src, server)
}
