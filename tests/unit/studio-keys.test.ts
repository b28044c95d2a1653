import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourcesIn } from './imports.js'

const keys = 'studio/app/keys/'
const sources = sourcesIn('studio/app')
  .filter(path => !path.startsWith(keys))
  .map(path => ({ path, code: readFileSync(join(root, path), 'utf8') }))

/** What reads a key press past `keyOf` and `isTypedIn`, or hears the whole page past `usePageKeys` and `usePageClipboard`. */
const past: Readonly<Record<string, RegExp>> = {
  'reads a key': /\b(?:event|press|nativeEvent)\.(?:key|code|keyCode|which|isComposing)\b/,
  'takes a press apart': /\{[^{}]*\b(?:key|code|keyCode|isComposing)\b[^{}]*\} = event\b/,
  'takes a press apart as it comes': /\bonKey\w*=?[:{]?\s*(?:\w+ = )?\(?\{[^{}]*\bkey\b/,
  'hears the page': /addEventListener\(\s*['"](?:key\w+|copy|cut|paste|composition\w+)['"]/,
}

/** Only these speak of key presses at all; the desk's chart has keys of messages. */
const heardIn = sources.filter(({ code }) =>
  /KeyboardEvent|KeyPress|[kK]ey(?:[dD]own|[uU]p|[pP]ress)\b/.test(code),
)

test('keys of the studio are read by what knows input methods, other layouts and shadow roots', () => {
  expect(heardIn.length).toBeGreaterThan(15)
  const found = heardIn.flatMap(({ path, code }) =>
    Object.entries(past).flatMap(([name, pattern]) =>
      pattern.test(code) ? [`${path} ${name}`] : [],
    ),
  )
  expect(found).toEqual([])
})

test('no file hears keys of the page by itself', () => {
  expect(
    sources.flatMap(({ path, code }) => (past['hears the page']?.test(code) ? [path] : [])),
  ).toEqual([])
})

test('what leaving a field of the builder brings waits until the press that leaves it is over', () => {
  const leaving = sources.flatMap(({ path, code }) =>
    path.startsWith('studio/app/pages/bots/flow/')
      ? [...code.matchAll(/\bonBlur\b[=:].{0,220}/gs)].map(([words]) => ({ path, words }))
      : [],
  )
  expect(leaving.length).toBeGreaterThan(10)
  expect(
    leaving.flatMap(({ path, words }) =>
      words.includes('afterPress(') || words.includes('setInside(') ? [] : [path],
    ),
  ).toEqual([])
})
