import type { Value } from 'talkgraph/runtime'

/** Answers or values as lines: a text as it is typed, anything else as JSON. */
export const toLine = (value: Value): string =>
  typeof value === 'string' && !value.includes('\n') && fromLine(value) === value
    ? value
    : JSON.stringify(value)

/** What a line says: JSON where it can only be that, else the text itself. */
export function fromLine(line: string): Value {
  if (!/^(?:[[{"]|-?\d|(?:true|false|null)$)/.test(line)) return line
  try {
    return JSON.parse(line)
  } catch {
    return line
  }
}

/** Values by name, one on each line. */
export const toNameLines = (values: Readonly<Record<string, Value>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} = ${toLine(value)}`)
    .join('\n')

/** Reads them; a line without a sign between name and value is given back as the fault. */
export function fromNameLines(text: string): {
  readonly values: Readonly<Record<string, Value>>
  readonly fault: string | undefined
} {
  const values: Record<string, Value> = {}
  let fault: string | undefined
  for (const line of linesIn(text)) {
    const at = line.indexOf('=')
    if (at > 0) values[line.slice(0, at).trim()] = fromLine(line.slice(at + 1).trim())
    else fault ??= line
  }
  return { values, fault }
}

/** The lines of a text that hold something. */
export const linesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
