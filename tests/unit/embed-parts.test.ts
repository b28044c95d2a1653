import { expect, test } from 'vitest'
import { fields } from '../../themes/index.js'
import { readFiles } from './repository.js'

const [page = { path: '', text: '' }] = readFiles(['docs'], /^docs\/parts\.md$/)
const sources = readFiles(['src'], /(?<!\.test)\.tsx?$/)
const listed = (pattern: RegExp) => [...page.text.matchAll(pattern)].map(([, name = '']) => name)

/** What stands in `part`; a word that is put together stands for each of its forms. */
const forms: Readonly<Record<string, readonly string[]>> = {
  '${by}-entry': ['bot-entry', 'user-entry'],
  '${by}-bubble': ['bot-bubble', 'user-bubble'],
  '${each}-size': ['desktop-size', 'mobile-size'],
}

test('docs/parts.md lists every part that a page can style, and no other', () => {
  const written = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bpart=(?:"([^"]+)"|\{`([^`]+)`\})/g)].flatMap(([, plain, made]) =>
      (plain ?? made ?? '').replace(/\$\{item\.revised[^}]*\}/, 'revised').split(/\s+/),
    ),
  )
  const parts = new Set(written.flatMap(word => forms[word] ?? [word]))
  expect(listed(/^\| `([a-z][a-z-]+)` \|/gm).toSorted()).toEqual([...parts].toSorted())
})

test('the picture of the parts names some of these alone', () => {
  expect(page.text).toContain('](parts.png)')
  const [{ text } = { text: '' }] = readFiles(['tools/screenshots'], /parts\.mjs$/)
  const [, sides = ''] = /const shown = \{(.*?)\n\}/s.exec(text) ?? []
  const named = [...sides.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(15)
  const parts = listed(/^\| `([a-z][a-z-]+)` \|/gm)
  expect(named.filter(name => !parts.includes(name))).toEqual([])
})

test('docs/parts.md lists every CSS variable that the widget’s styles use, and no other', () => {
  const used = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/(--tg-[a-z-]+[a-z])/g)].map(([, name]) => name),
    ),
  )
  for (const { cssVariable } of Object.values(fields)) if (cssVariable) used.add(cssVariable)
  expect(listed(/^\| `(--tg-[a-z-]+)` \|/gm).toSorted()).toEqual([...used].toSorted())
})
