/**
 * Reads JSON that this server has stored. What cannot be read, or is no list or object where one is expected, counts as `instead`, so
 * that one row stops none of the others; `what` names it in a warning, once.
 */
export function readStored<Value extends object | null>(
  json: string,
  instead: Value,
  what: string,
): Value {
  const read = parse(json)
  if (typeof read === 'object' && read !== null && Array.isArray(read) === Array.isArray(instead))
    // Only this server writes what it stores.
    return read as Value
  warn(what)
  return instead
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const mostTold = 1000
const told = new Set<string>()

function warn(what: string): void {
  if (told.has(what) || told.size >= mostTold) return
  told.add(what)
  process.emitWarning(`The stored ${what} cannot be read, and counts as empty`, 'StoredData')
}
