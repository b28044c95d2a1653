/**
 * The address from which an image may be drawn: http, https, relative to the server (or, without one, to the page) or
 * `data:image` (decision 50). Undefined for anything else.
 */
export function resolveImage(src: string, server: string | undefined): string | undefined {
  if (/^data:image\//i.test(src)) return src
  try {
    const { protocol, href } = new URL(src, server ? `${server}/` : document.baseURI)
    return protocol === 'https:' || protocol === 'http:' ? href : undefined
  } catch {
    return undefined
  }
}
