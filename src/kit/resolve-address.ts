/** The scheme of what may be loaded. */
const media = /^https?:/

/** The schemes to which a visitor may be sent. */
export const links = /^(https?|mailto|tel):/

/** An address made absolute: relative to the server or, without one, to the page. Undefined when its scheme is not allowed. */
export function resolveAddress(
  address: string,
  server: string | undefined,
  allowed = media,
): string | undefined {
  try {
    const { href } = new URL(address, server ? `${server}/` : document.baseURI)
    return allowed.test(href) ? href : undefined
  } catch {
    return undefined
  }
}
