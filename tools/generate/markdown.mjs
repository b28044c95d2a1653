/** The first lines of a page that is generated. */
export const pageHead = (title, source) =>
  `<!-- Written by \`npm run generate\` from ${source}. Do not edit. -->\n\n# ${title}\n`

/** A table; columns without a single cell are left out. */
export function table(heads, rows) {
  const used = heads.map((_, column) => rows.some(row => row[column] !== ''))
  const line = cells => `| ${cells.filter((_, column) => used[column]).join(' | ')} |`
  return [line(heads), `|${'---|'.repeat(used.filter(Boolean).length)}`, ...rows.map(line)].join(
    '\n',
  )
}

/** A text of ours in a table: what Markdown or HTML would read as a sign of theirs is shown as it is. */
export function cell(text) {
  return text.replace(/`[^`]*`|[|<>*_]/g, found =>
    found.length > 1 ? escapePipes(found) : `\\${found}`,
  )
}

/** A value as code, in a table or outside. */
export const code = value =>
  value.includes('`') ? `\`\` ${escapePipes(value)} \`\`` : `\`${escapePipes(value)}\``

const escapePipes = text => text.replaceAll('|', '\\|')

/** JSON with one line for whatever fits into one. */
export function json(value, indent = '', width = 100) {
  const flat = flatJson(value)
  if (indent.length + flat.length <= width || typeof value !== 'object' || value === null)
    return flat
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const lines = Object.entries(value).map(
    ([name, entry]) =>
      `${inner}${isList ? '' : `${JSON.stringify(name)}: `}${json(entry, inner, width)}`,
  )
  return `${isList ? '[' : '{'}\n${lines.join(',\n')}\n${indent}${isList ? ']' : '}'}`
}

function flatJson(value) {
  if (Array.isArray(value)) return `[${value.map(flatJson).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(
    ([name, entry]) => `${JSON.stringify(name)}: ${flatJson(entry)}`,
  )
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}

/** The anchor that a heading gets, as GitHub makes it. */
export const anchorOf = heading =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-')
