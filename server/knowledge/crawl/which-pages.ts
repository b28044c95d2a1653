/** Which pages of a site are wanted. */
export interface Wanted {
  /** Where it begins. */
  readonly address: string
  /** Paths in which `*` stands for anything. None: all. */
  readonly include: readonly string[]
  readonly exclude: readonly string[]
}

const files =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|css|js|mjs|json|xml|rss|atom|zip|gz|tgz|rar|7z|exe|dmg|apk|mp[34]|m4[av]|mov|avi|webm|ogg|wav|woff2?|ttf|eot|docx?|xlsx?|pptx?|pdf|ics|csv)$/i
const counting = /^(?:utm_\w+|gclid|fbclid|mc_[ce]id|msclkid|ref_src)$/i

/** An address as its page is known by: without what counts visitors and what is behind `#`. Undefined: it is no page. */
export function pageKey(address: string): string | undefined {
  if (!URL.canParse(address) || address.length > 2000) return undefined
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return undefined
  url.hash = ''
  for (const name of [...url.searchParams.keys()])
    if (counting.test(name)) url.searchParams.delete(name)
  return url.href
}

/** Whether two addresses are of one site: the same host, whichever the protocol, with or without `www.`. */
export function isSameSite(one: string, other: string): boolean {
  const host = (address: string) => new URL(address).host.replace(/^www\./, '')
  return host(one) === host(other)
}

/** Whether an address is that of the start alone, which pages with a fault of their own say they have. */
export function isOnlyStart(canonical: string, key: string): boolean {
  const isStart = (address: string) => /^\/(?:index\.\w{1,8})?$/.test(new URL(address).pathname)
  return isStart(canonical) && !isStart(key)
}

/** Whether a page belongs to what is wanted. */
export function isWanted(key: string, { address, include, exclude }: Wanted): boolean {
  if (!isSameSite(key, address)) return false
  const { pathname, search } = new URL(key)
  if (files.test(pathname)) return false
  const path = pathname + search
  const fits = (pattern: string) =>
    fitsPattern(path, pattern) || fitsPattern(pathname, pattern) || fitsPattern(key, pattern)
  if (exclude.some(fits)) return false
  return include.length === 0 || include.some(fits) || key === pageKey(address)
}

/** Whether a text fits a pattern in which each run of `*` stands for anything. */
function fitsPattern(text: string, pattern: string): boolean {
  const parts = pattern.trim().split(/\*+/)
  const [first = ''] = parts
  if (parts.length === 1) return text === first
  const last = parts.at(-1) ?? ''
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  let at = first.length
  const end = text.length - last.length
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= end
}
