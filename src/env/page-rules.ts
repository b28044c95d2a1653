import { withoutEnd } from '../../runtime/session/without-end.js'

/** Where a widget is not to be seen. */
export interface PageRules {
  readonly disabledUrls: readonly string[]
  /** Does an entry also stand for everything below it? */
  readonly disableSubUrls?: boolean | undefined
}

/**
 * Is the widget kept off the page with this address? An entry is a whole address, one without its scheme, or a path
 * that begins with `/`; query, hash and trailing slash are left aside, and `*` stands for any run of characters
 * (decision 34).
 */
export function isDisabledPage(href: string, { disabledUrls, disableSubUrls }: PageRules): boolean {
  const page = tidy(href)
  const path = page.replace(/^[^/]*\/\/[^/]*/, '')
  return disabledUrls.some(url => {
    const entry = tidy(url)
    return [page, page.replace(/^[^/]*\/\//, ''), path].some(
      address => fits(address, entry) || (disableSubUrls && fits(address, `${entry}/*`)),
    )
  })
}

/** An address without query, hash and trailing slash, the host in small letters, all else as a person reads it. */
function tidy(address: string): string {
  // An entry that is nothing else stays what it is and fits no page.
  const bare = withoutEnd(address.replace(/(.)[?#].*/s, '$1'), '/')
  const place = bare.replace(/^([^/]*\/\/)?[^/]+/, host => host.toLowerCase())
  try {
    return decodeURI(place)
  } catch {
    return place
  }
}

/** Cut at its stars, a pattern fits in one pass over the text: a regular expression could take very long. */
function fits(text: string, pattern: string): boolean {
  const parts = pattern.split('*')
  const end = parts.pop() ?? ''
  let from = 0
  for (const part of parts) {
    const at = text.indexOf(part, from)
    if (at < 0 || (from === 0 && at > 0 && part === parts[0])) return false
    from = at + part.length
  }
  return parts.length > 0 ? text.slice(from).endsWith(end) : text === end
}
