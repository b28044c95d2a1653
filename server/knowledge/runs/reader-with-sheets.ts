import type { GivenDocument, ReadDocument } from '../reading/read-document.js'
import { Unreadable } from '../reading/readers.js'

type Read = (given: GivenDocument) => Promise<ReadDocument>

/** Style sheets of a page, and of all of a site. */
const most = { page: 8, run: 30 }

/**
 * Has pages read by their style sheets, each of which is fetched once: mostly they are those of the page before, and then a page
 * is read once. Sheets with which a page cannot be read, and without which it can, are passed over from then on.
 */
export function readerWithSheets(read: Read, bring: (address: string) => Promise<string>): Read {
  const texts = new Map<string, string>()
  let sheets: readonly string[] = []
  const known = () => sheets.map(at => texts.get(at) ?? '')
  const said = () => known().join('\n').trim()
  const readBySheets = (given: GivenDocument) => read({ ...given, sheets: known() })
  return async given => {
    const document = await readBySheets(given).catch(async (error: unknown) => {
      if (!(error instanceof Unreadable) || said() === '') throw error
      const without = await read({ ...given, sheets: [] })
      forget()
      return without
    })
    const before = said()
    sheets = (document.sheets ?? []).slice(0, most.page)
    for (const at of sheets)
      if (!texts.has(at) && texts.size < most.run) texts.set(at, await bring(at))
    if (said() === before) return document
    return readBySheets(given).catch((error: unknown) => {
      if (!(error instanceof Unreadable) || said() === '') throw error
      forget()
      return before === '' ? document : read({ ...given, sheets: [] })
    })
  }

  function forget(): void {
    for (const at of sheets) texts.set(at, '')
  }
}
