import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../../tests/arbitraries/cases.js'
import { placeInJson, readPlacedJson } from './read-json.js'
import { scanJson } from './scan-json.js'

test.each([
  ['', 'There is no JSON: the text is empty.'],
  ['{', 'line 1, column 2 should have a name in double quotes or }, not the end of the text'],
  ['{ "a": 1,\n}', 'line 2, column 1 should have a name in double quotes, not “}”'],
  ['[1,\r\n 2 3]', 'line 2, column 4 should have a comma or ], not “3”'],
  ["{ 'a': 1 }", "line 1, column 3 should have a name in double quotes or }, not “'”"],
  ['{ nodes: [] }', 'line 1, column 3 should have a name in double quotes or }, not “nodes”'],
  ['{ "a" 1 }', 'line 1, column 7 should have a colon, not “1”'],
  ['{ "a": undefined }', 'line 1, column 8 should have a value, not “undefined”'],
  [
    '[\n  {\n    "a": 1',
    'line 3, column 11 should have } for the { in line 2, column 3, not the end of the text',
  ],
  [
    '["a\nb"]',
    'line 1, column 4 should have the closing double quote, or \\n for a new line, not the end of the line',
  ],
  ['["\\x"]', 'line 1, column 3 should have one of'],
  [
    '["a',
    'should have the closing double quote of the text in line 1, column 2, not the end of the text',
  ],
  ['{} {}', 'line 1, column 4 should have the end of the text, not “{”'],
  ['Hello', 'line 1, column 1 should have a value, not “Hello”'],
])('tells where %j is no JSON, and what should stand there', (text, message) => {
  expect(() => readPlacedJson(text)).toThrow(message)
})

test('calls a text JSON exactly where the platform does', () => {
  const text = fc.oneof(
    fc
      .json()
      .chain(json =>
        fc
          .tuple(
            fc.nat(json.length),
            fc.constantFrom('', ',', '"', '}', '[', '\\', '1', '-', ' ', 'e'),
          )
          .map(([at, sign]) => json.slice(0, at) + sign + json.slice(at + 1)),
      ),
    fc.json(),
    fc.string(),
  )
  fc.assert(
    fc.property(text, given => {
      expect(scanJson(given) === undefined).toBe(isJson(given))
    }),
    { numRuns: cases(2000) },
  )
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test.each([
  [['nodes', 1, 'id'], 'line 3, column 21'],
  [['nodes', 1, 'type'], 'line 3, column 13'],
  [['edges', 0], 'line 1, column 1'],
  [[], 'line 1, column 1'],
])('finds %j in a text, or what should hold it', (path, place) => {
  const text = '{\n  "nodes": [{ "id": "a" },\n            { "id": "b" }]\n}'
  expect(placeInJson(text, path)).toBe(place)
})

test('goes through what lies as deep as a text can', () => {
  const deep = '['.repeat(200_000)
  expect(() => readPlacedJson(deep)).toThrow('should have a value, not the end of the text')
  expect(placeInJson(`${deep}${']'.repeat(200_000)}`, [0, 0, 0])).toBe('line 1, column 4')
})
