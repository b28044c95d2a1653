// A scheme as browsers read it: control characters and white space in front of it and inside it do not count.
const ignored = /[^!-\uffff]+/g
const scheme = /^([a-z][a-z\d+.-]*):/i

/** The scheme of an address in lower case; undefined for a relative one. */
function schemeOf(address: string): string | undefined {
  return scheme.exec(address.replace(ignored, ''))?.[1]?.toLowerCase()
}

/** The scheme and host of an address, as far as it has them. */
export function originOf(address: string): string {
  return (
    /^(?:[a-z][a-z\d+.-]*:)?(?:[/\\]{2,}[^/\\?#]*)?/i.exec(address.replace(ignored, ''))?.[0] ?? ''
  )
}

/** May a picture, sound or file be loaded from here? http, https, relative, and data:image for images (decision 50). */
export function isMediaAddress(
  address: string,
  kind: 'image' | 'video' | 'audio' | 'file',
): boolean {
  const found = schemeOf(address)
  if (found === 'data') return kind === 'image' && /^data:image\//i.test(address.trim())
  return found === undefined || found === 'http' || found === 'https'
}

/** May a visitor be sent here? http, https, mailto and tel, or relative. */
export function isLinkAddress(address: string): boolean {
  return ['http', 'https', 'mailto', 'tel', undefined].includes(schemeOf(address))
}

/** Is it a whole address by https? */
export function isSecureAddress(address: string): boolean {
  return /^https:\/\/[^/\\?#]/i.test(address.replace(ignored, ''))
}
