/** A step of the way to a value: the name of a field, or the place in a list. */
export type JsonKey = string | number

/** Where a text stops being JSON: what should stand there. */
export interface JsonFault {
  readonly offset: number
  readonly expected: string
}

/** What is told of each value: where it begins, and how much of the wanted path leads to it. */
type OnValue = (offset: number, isOnPath: boolean, depth: number) => void

interface Frame {
  readonly isList: boolean
  readonly offset: number
  readonly isOnPath: boolean
  key: JsonKey
}

const blank = /[ \t\n\r]*/y
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const word = /true|false|null/y

/**
 * Goes through JSON, however deep it lies, and gives the place at which it stops being JSON; undefined where all of it is.
 * `path` is a value that is looked for.
 */
export function scanJson(
  text: string,
  path: readonly JsonKey[] = [],
  onValue: OnValue = () => {},
): JsonFault | undefined {
  const frames: Frame[] = []
  let at = skip(0)
  for (;;) {
    // Here a value begins.
    const parent = frames.at(-1)
    const isOnPath = !parent || (parent.isOnPath && parent.key === path[frames.length - 1])
    onValue(at, isOnPath, frames.length)
    const sign = text[at]
    if (sign === '{' || sign === '[') {
      const frame: Frame = { isList: sign === '[', offset: at, isOnPath, key: 0 }
      at = skip(at + 1)
      if (text[at] !== (frame.isList ? ']' : '}')) {
        frames.push(frame)
        const fault = frame.isList ? undefined : readName(frame, 'a name in double quotes or }')
        if (fault) return fault
        continue
      }
      at++
    } else {
      const end = sign === '"' ? endOfString(text, at) : endOf(number, at) || endOf(word, at)
      if (typeof end === 'object') return end
      if (end === 0) return { offset: at, expected: 'a value' }
      at = end
    }
    // Here one has ended.
    for (;;) {
      at = skip(at)
      const frame = frames.at(-1)
      if (!frame)
        return at < text.length ? { offset: at, expected: 'the end of the text' } : undefined
      const close = frame.isList ? ']' : '}'
      if (text[at] === ',') {
        at = skip(at + 1)
        if (frame.isList) frame.key = Number(frame.key) + 1
        const fault = frame.isList ? undefined : readName(frame, 'a name in double quotes')
        if (fault) return fault
        break
      }
      if (text[at] !== close) {
        const begin = frame.isList ? '[' : '{'
        const expected = `a comma or ${close}`
        return {
          offset: at,
          expected:
            at < text.length ? expected : `${close} for the ${begin} ${lineOf(text, frame.offset)}`,
        }
      }
      frames.pop()
      at++
    }
  }

  function readName(frame: Frame, expected: string): JsonFault | undefined {
    if (text[at] !== '"') return { offset: at, expected }
    const end = endOfString(text, at)
    if (typeof end === 'object') return end
    frame.key = String(JSON.parse(text.slice(at, end)))
    at = skip(end)
    if (text[at] !== ':') return { offset: at, expected: 'a colon' }
    at = skip(at + 1)
    return undefined
  }

  function skip(from: number): number {
    blank.lastIndex = from
    blank.test(text)
    return blank.lastIndex
  }

  function endOf(pattern: RegExp, from: number): number {
    pattern.lastIndex = from
    return pattern.test(text) ? pattern.lastIndex : 0
  }
}

const escaped = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y

/** Where the string that begins there ends. */
function endOfString(text: string, from: number): number | JsonFault {
  let at = from + 1
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === 0x22) return at + 1
    if (code < 0x20)
      return { offset: at, expected: 'the closing double quote, or \\n for a new line' }
    if (code === 0x5c) {
      escaped.lastIndex = at + 1
      if (!escaped.test(text))
        return { offset: at, expected: 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000' }
      at = escaped.lastIndex
    } else at++
  }
  return {
    offset: text.length,
    expected: `the closing double quote of the text ${lineOf(text, from)}`,
  }
}

const lineOf = (text: string, offset: number) => `in ${sayPlace(text, offset)}`

/** A place in a text in words: `line 3, column 14`. */
export function sayPlace(text: string, offset: number): string {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/)
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}
