import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyFieldForms } from '../../runtime/node/field-form.js'
import { forms, steps } from '../../runtime/nodes/descriptions.js'
import { samples } from '../../runtime/nodes/samples.js'
import { customizationForms } from '../../themes/fields.form.js'

const dist = join(import.meta.dirname, '../../dist')

/** What a browser may load for a visitor; each file with all that it imports. `runtime.js` has forms, for `lintBot`. */
const entries = [
  'talkgraph.js',
  'talkgraph.esm.js',
  'talkgraph-loader.js',
  'index.js',
  'lazy.js',
  'react.js',
]

const markers = {
  forms: Object.values(forms).flatMap(({ help, fields }) => [help, ...helpIn(fields)]),
  'server halves': Object.values(steps).flatMap(({ fields }) => helpIn(fields)),
  samples: Object.values(samples).flatMap(textsIn),
  'forms of customizations': Object.values(customizationForms).map(({ help }) => help),
}

/** Names of exits, mends, and what is said of an operation that is refused. */
const ofBuilders = [
  'Where the score is kept',
  'Rating <n+1>',
  'The flow would have no start.',
  'leads to no entry of a list',
  'is none that JSON can hold',
]

describe.each(entries)('%s', entry => {
  const code = withImports(entry)

  test.each(Object.entries(markers))('carries no %s', (_, texts) => {
    const long = texts.filter(text => text.length >= 25)
    expect(long.length).toBeGreaterThan(10)
    expect(long.filter(text => code.includes(asWritten(text)))).toEqual([])
  })

  test('carries nothing else of what builders need', () => {
    expect(ofBuilders.filter(text => code.includes(text))).toEqual([])
  })
})

test('builder.js brings forms, samples and all that builders need', () => {
  const code = withImports('builder.js')
  expect(ofBuilders.filter(text => !code.includes(text))).toEqual([])
  for (const texts of [markers.forms, markers['server halves'], markers.samples])
    expect(texts.filter(text => !code.includes(asWritten(text)))).toEqual([])
})

test.each(entries.filter(entry => entry !== 'talkgraph-loader.js'))(
  '%s is looked into whole',
  entry => {
    expect(withImports(entry)).toContain('yes-or-no-choice')
  },
)

test('samples are exported for tests, and only there', () => {
  expect(withImports('testing.js')).toContain(
    asWritten(markers.samples.find(text => text.length >= 25) ?? ''),
  )
})

/** The code of a file, and of every file of ours that it imports. */
function withImports(name: string, seen = new Set<string>()): string {
  const path = join(dist, name)
  if (seen.has(path)) return ''
  seen.add(path)
  const code = readFileSync(path, 'utf8')
  const imported = [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']/g)].map(
    ([, from = '']) => withImports(join(dirname(name), from), seen),
  )
  return [code, ...imported]
    .join('\n')
    .replace(/\\u[\da-f]{4}/gi, escaped => JSON.parse(`"${escaped}"`))
}

/** A text as it stands in code, up to the first sign that may be escaped there. */
function asWritten(text: string): string {
  return text
    .split(/['"`\\\n]/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}

function helpIn(fields: AnyFieldForms): string[] {
  return Object.values(fields).flatMap(field => [
    field.help,
    ...('fields' in field ? helpIn(field.fields) : []),
  ])
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('runtime.js carries no samples', () => {
  const code = withImports('runtime.js')
  expect(
    markers.samples.filter(text => text.length >= 25 && code.includes(asWritten(text))),
  ).toEqual([])
})
