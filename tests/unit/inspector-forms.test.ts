import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type AnyFieldForms, describedTypes } from '../../runtime/builder/index.js'
import { root } from './imports.js'

const kindsIn = (forms: AnyFieldForms): string[] =>
  Object.values(forms).flatMap(form => [
    form.kind,
    ...('entry' in form ? [form.entry.kind] : []),
    ...('fields' in form ? kindsIn(form.fields) : []),
  ])
const kinds = new Set<string>(
  describedTypes.flatMap(({ form, serverFields }) => kindsIn({ ...form.fields, ...serverFields })),
)

test('the inspector names no node type, so that a new one has its fields there by being added', () => {
  const files = globSync(
    'studio/app/pages/bots/flow/fields/{inspector,kinds,rich,text}/**/*.{ts,tsx}',
    {
      cwd: root,
    },
  ).filter(path => !path.includes('.test.'))
  expect(files.length).toBeGreaterThan(20)
  const texts = files.map(path => readFileSync(join(root, path), 'utf8'))
  const types = describedTypes.map(({ type }) => type).filter(type => !kinds.has(type))
  // The helper of the tests begins its bots with a welcome.
  const named = types.filter(
    type => type !== 'welcome' && texts.some(text => text.includes(`'${type}'`)),
  )
  expect(named).toEqual([])
})

test('the inspector knows each kind of field', () => {
  const [editor] = globSync('studio/app/pages/bots/flow/fields/kinds/field-editor.tsx', {
    cwd: root,
  })
  const text = readFileSync(join(root, editor ?? ''), 'utf8')
  // A text of one line is what every other kind is drawn as.
  const plain = ['text', 'value']
  expect(
    [...kinds].filter(kind => !plain.includes(kind) && !text.includes(`case '${kind}'`)),
  ).toEqual([])
})
