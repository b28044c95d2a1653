import type { GivenDocument, ReadDocument } from '../reading/read-document.js'

type Read = (given: GivenDocument) => Promise<ReadDocument>

/** Style sheets of a page, and of all of a site. */
const most = { page: 8, run: 30 }

/**
 * Has pages read by their style sheets, each of which is fetched once: mostly they are those of the page before, and then a page
 * is read once.
 */
export function readerWithSheets(read: Read, bring: (address: string) => Promise<string>): Read {
  const texts = new Map<string, string>()
  let sheets: readonly string[] = []
  const known = () => sheets.map(at => texts.get(at) ?? '')
  return async given => {
    const document = await read({ ...given, sheets: known() })
    const before = known().join('\n')
    sheets = (document.sheets ?? []).slice(0, most.page)
    for (const at of sheets)
      if (!texts.has(at) && texts.size < most.run) texts.set(at, await bring(at))
    return known().join('\n').trim() === before.trim()
      ? document
      : read({ ...given, sheets: known() })
  }
}
