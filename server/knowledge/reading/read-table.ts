import { parse } from 'csv-parse/sync'
import * as v from 'valibot'

const mostRows = 50_000
/** How much of a table tells its separator. */
const mostLooked = { characters: 50_000, rows: 50 }
const separators = [',', ';', '\t', '|'] as const

/**
 * The rows of a table in text. Its separator is what a spreadsheet says in the first line (`sep=;`), else what cuts its rows into
 * equally many cells. Rows that cannot be read are left out; where a quote is opened and never
 * closed, the row is read as if it stood for itself, and those below as ever.
 */
export function readTable(text: string): readonly (readonly string[])[] {
  const begin = text.replace(/^\ufeff/, '')
  const [said = '', told] = /^sep=([,;|\t])\r?\n?/i.exec(begin) ?? []
  const body = begin.slice(said.length)
  const delimiter = told ?? separatorOf(body)
  const rows = rowsOf(body, delimiter, mostOpenQuotes)
  if (quotesIn(body) % 2 === 0) return rows
  // A quote may be closed by one that opens a cell further down.
  const others = rowsOf(withoutOpenQuotes(body), delimiter, mostOpenQuotes)
  return others.length > rows.length ? others : rows
}

/** Rows with a quote that is never closed that are read one by one; below further ones quotes stand for themselves. */
const mostOpenQuotes = 20

function rowsOf(body: string, delimiter: string, patience: number): readonly (readonly string[])[] {
  let isOpen = false
  const how = {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    to: mostRows,
  }
  const read = v.parse(
    readRows,
    parse(body, {
      ...how,
      info: true,
      on_skip: error => {
        isOpen ||= error?.code === 'CSV_QUOTE_NOT_CLOSED'
        return undefined
      },
    }),
  )
  const rows = read.map(({ record }) => record)
  if (!isOpen) return rows
  const rest = Buffer.from(body)
    .subarray(read.at(-1)?.info.bytes ?? 0)
    .toString()
    .replace(/^[\r\n]+/, '')
  const end = patience > 0 ? rest.search(/[\r\n]/) : -1
  const [row, below] = end < 0 ? [rest, ''] : [rest.slice(0, end), rest.slice(end)]
  const plain = v.parse(v.array(v.array(v.string())), parse(row, { ...how, quote: false }))
  return [...rows, ...plain, ...rowsOf(below, delimiter, patience - 1)].slice(0, mostRows)
}

/** A line with a quote that is not closed in it has none. */
function withoutOpenQuotes(text: string): string {
  return text
    .split('\n')
    .map(line => (quotesIn(line) % 2 === 0 ? line : line.replaceAll('"', '')))
    .join('\n')
}

const quotesIn = (text: string): number => text.split('"').length - 1

const readRows = v.array(
  v.object({ record: v.array(v.string()), info: v.object({ bytes: v.number() }) }),
)

function separatorOf(text: string): string {
  const begin = text.slice(0, mostLooked.characters)
  const [best] = separators
    .map(separator => ({ separator, ...likenessOf(columnsIn(begin, separator)) }))
    .sort((one, other) => other.share - one.share || other.columns - one.columns)
  return best?.separator ?? ','
}

/** How many rows have the number of cells that most have, as a share; a table of one column is like any text. */
function likenessOf(rows: readonly number[]): { readonly columns: number; readonly share: number } {
  const counts = new Map<number, number>()
  for (const columns of rows) counts.set(columns, (counts.get(columns) ?? 0) + 1)
  const [most] = [...counts]
    .filter(([columns]) => columns > 1)
    .sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || other - one)
  return most ? { columns: most[0], share: most[1] / rows.length } : { columns: 1, share: 0 }
}

/** How many cells the first rows have, where this separates them and is not within quotes. */
function columnsIn(text: string, separator: string): readonly number[] {
  const rows: number[] = []
  let columns = 1
  let isQuoted = false
  let before = '\n'
  for (const character of text) {
    const isBegin = before === separator || before === '\n'
    // Within quotes a quote is doubled: it ends them and begins them anew.
    if (character === '"' && (isQuoted || isBegin || before === '"')) isQuoted = !isQuoted
    else if (!isQuoted && character === separator) columns++
    else if (!isQuoted && /[\r\n]/.test(character)) {
      if (!isBegin || columns > 1) rows.push(columns)
      columns = 1
      if (rows.length === mostLooked.rows) return rows
    }
    before = character === '\r' && !isQuoted ? '\n' : character
  }
  return before === '\n' ? rows : [...rows, columns]
}
