import type { Value } from '../../../runtime/index.js'
import { asText, listOf } from '../../../runtime/session/values.js'
import { type Plain, plain } from '../contract/inputs.js'
import { listAt, textAt } from '../contract/parts.js'
import { markOf, NotPossible } from '../contract/request.js'

/** A row of a sheet. */
export interface FoundRow {
  /** Its number in the sheet, from 1. */
  readonly row: number
  /** Its cells, as a range. */
  readonly range: string
  readonly cells: readonly Value[]
  /** What stands in the first row of the range. */
  readonly headers: readonly string[]
}

/** The id in the address of a spreadsheet, or the id itself. */
export const spreadsheetIdIn = (given: string): string =>
  /\/spreadsheets\/d\/([\w-]+)/.exec(given)?.[1] ?? given

/** A sheet as a range names it: `Q1` alone would be a cell. */
export const sheetIn = (title: string): string =>
  /^\p{L}+$/u.test(title) ? title : `'${title.replace(/'/g, "''")}'`

/** The rows that a step adds: one, or several where each entry is a list. */
export function rowsOf(given: readonly Value[]): Plain[][] {
  const rows = given.every(entry => Array.isArray(entry)) ? given.map(listOf) : [given]
  return rows.map(row => row.map(plain))
}

/** The rows with a mark of the run in a column; blank: without. Throws a `NotPossible` where no such column is behind the cells. */
export function markedRows(
  rows: readonly Plain[][],
  range: string,
  column: string,
  key: string,
): Plain[][] {
  if (column === '') return [...rows]
  const letters = column.trim().toUpperCase()
  const at = numberOf(letters) - (isOfCells(range) ? placeOf(range).left : 1)
  const width = Math.max(...rows.map(row => row.length))
  if (!/^[A-Z]{1,3}$/.test(letters) || at < width)
    throw new NotPossible('The column for a mark is none behind the cells')
  return rows.map((row, number) => [
    ...row,
    ...Array.from({ length: at - row.length }, () => ''),
    `${markOf(key)}${number === 0 ? '' : `-${number}`}`,
  ])
}

/** A whole column of the sheet that a range is of, as a range. */
export function columnOf(range: string, column: string): string {
  const letters = column.trim().toUpperCase()
  const sheet = range.slice(0, range.lastIndexOf('!') + 1)
  return `${sheet === '' && !isOfCells(range) ? `${range}!` : sheet}${letters}:${letters}`
}

/** Whether a range names cells; without a mark it may be the name of a sheet. */
const isOfCells = (range: string) =>
  range.includes('!') || /^\$?[A-Z]{1,3}\$?\d*:\$?[A-Z]{1,3}\$?\d*$/i.test(range)

/**
 * The first row below the headers whose cell in a column is a value, whatever its capitals. The column is a header or letters; throws a
 * `NotPossible` where the headers have none that is called so.
 */
export function findIn(body: Value, column: string, value: string): FoundRow | undefined {
  const { sheet, left, top } = placeOf(textAt(body, 'range'))
  const rows = listAt(body, 'values').map(listOf)
  const headers = (rows[0] ?? []).map(cell => asText(cell))
  const at = columnIn(headers, column, left)
  if (at < 0 && headers.length > 0)
    throw new NotPossible(`The sheet has no column with the header “${column}”`)
  const wanted = plainly(value)
  const place = rows.findIndex((cells, index) => index > 0 && plainly(asText(cells[at])) === wanted)
  const cells = rows[place]
  if (!cells) return undefined
  const row = top + place
  const width = Math.max(headers.length, cells.length, 1)
  return {
    row,
    range: `${sheet}${lettersOf(left)}${row}:${lettersOf(left + width - 1)}${row}`,
    cells,
    headers,
  }
}

/** The cells of a row after a change: by their place, or by their headers; a cell that is not named stays. */
export function changedCells(
  { headers, cells }: FoundRow,
  {
    list,
    byHeader,
  }: { readonly list: readonly Value[]; readonly byHeader: Readonly<Record<string, Plain>> },
): Plain[] | string {
  const width = Math.max(headers.length, cells.length, list.length)
  const changed = Array.from({ length: width }, (_, at) => plain(list[at] ?? cells[at] ?? ''))
  for (const [header, value] of Object.entries(byHeader)) {
    const at = headers.findIndex(each => plainly(each) === plainly(header))
    if (at < 0) return header
    changed[at] = value
  }
  return changed
}

/** The cells of a row by their headers. */
export const byHeader = ({ headers, cells }: Pick<FoundRow, 'headers' | 'cells'>): Value =>
  Object.fromEntries(
    headers.flatMap((header, at) => (header === '' ? [] : [[header, cells[at] ?? '']])),
  )

/** Whether all cells are the same as texts: a sheet tells `5` of what was entered as 5. */
export const areSame = (cells: readonly Value[], wanted: readonly Plain[]): boolean =>
  wanted.every((value, at) => asText(cells[at]) === String(value))

/** Where a range begins, such as `'June'!B2:F90`: its sheet with the mark, and column and row from 1. */
function placeOf(range: string) {
  const mark = range.lastIndexOf('!')
  const [, letters = 'A', number = '1'] =
    /^\$?([A-Z]{1,3})\$?(\d*)/i.exec(range.slice(mark + 1)) ?? []
  return {
    sheet: range.slice(0, mark + 1),
    left: numberOf(letters.toUpperCase()),
    top: Number(number || 1),
  }
}

/** The place of a column among those of a range; -1: there is none. */
function columnIn(headers: readonly string[], column: string, left: number): number {
  const named = headers.findIndex(header => plainly(header) === plainly(column))
  if (named >= 0) return named
  return /^[A-Z]{1,3}$/.test(column) ? numberOf(column) - left : -1
}

const plainly = (text: string) => text.trim().toLowerCase()

const numberOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

function lettersOf(number: number): string {
  let letters = ''
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  return letters
}
