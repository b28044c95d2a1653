import { parse } from 'csv-parse/sync'

const mostRows = 50_000

/** The rows of a table in text, its separator guessed by the first line. Rows that cannot be read are left out. */
export function readTable(text: string): readonly (readonly string[])[] {
  const begin = text.replace(/^\ufeff/, '')
  const line = begin.slice(0, 5000).split(/\r?\n/)[0] ?? ''
  const [delimiter = ','] = [',', ';', '\t', '|'].sort(
    (one, other) => line.split(other).length - line.split(one).length,
  )
  const rows: unknown = parse(begin, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    to: mostRows,
  })
  return Array.isArray(rows) ? rows.map(row => (Array.isArray(row) ? row.map(String) : [])) : []
}
