import { ImportError } from '../import-error.js'
import { type JsonKey, sayPlace, scanJson } from './scan-json.js'

/** Reads JSON. Throws an `ImportError` that names the line, the column and what should stand there. */
export function readPlacedJson(given: string): unknown {
  const text = given.replace(/^\uFEFF/, '')
  try {
    return JSON.parse(text)
  } catch {
    if (text.trim() === '') throw new ImportError('There is no JSON: the text is empty.')
    const { offset, expected } = scanJson(text) ?? { offset: 0, expected: 'JSON' }
    throw new ImportError(
      `This is not valid JSON: ${sayPlace(text, offset)} should have ${expected}, not ${found(text, offset)}.`,
    )
  }
}

/** Where in a JSON text a value stands, in words; of one that is missing, what should hold it. */
export function placeInJson(given: string, path: readonly JsonKey[]): string {
  const text = given.replace(/^\uFEFF/, '')
  let nearest = { offset: 0, depth: 0 }
  scanJson(text, path, (offset, isOnPath, depth) => {
    if (isOnPath && depth >= nearest.depth) nearest = { offset, depth }
  })
  return sayPlace(text, nearest.offset)
}

function found(text: string, offset: number): string {
  if (offset >= text.length) return 'the end of the text'
  const [line = ''] = text.slice(offset, offset + 200).split(/[\r\n]/)
  const [word = ''] = /^(?:[\p{L}\p{N}_$]+|\S)/u.exec(line) ?? []
  return word === '' ? 'the end of the line' : `“${word.slice(0, 30)}”`
}
