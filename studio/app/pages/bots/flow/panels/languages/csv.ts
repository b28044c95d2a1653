/** Rows as CSV, as spreadsheets read it: every value in quotes, lines that end with CRLF. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows
    .map(row => `${row.map(value => `"${value.replaceAll('"', '""')}"`).join(',')}\r\n`)
    .join('')
}

/** Rows of CSV; values are divided by commas or, as some spreadsheets write it, by semicolons or tabs. */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '')
  const first = /^(?:"(?:[^"]|"")*"|[^",;\t\r\n]*)([,;\t])/.exec(source)?.[1] ?? ','
  const rows: string[][] = []
  let row: string[] = []
  const value = new RegExp(`(?:"((?:[^"]|"")*)"|([^${first}\\r\\n]*))(${first}|\\r?\\n|\\r|$)`, 'y')
  while (value.lastIndex < source.length) {
    const found = value.exec(source)
    if (!found)
      throw new Error('A quote is never closed, or something stands behind a closing one.')
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === first && value.lastIndex < source.length) continue
    if (found[3] === first) row.push('')
    if (row.some(each => each !== '')) rows.push(row)
    row = []
  }
  return rows
}
