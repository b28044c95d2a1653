import { describe, expect, test } from 'vitest'
import type { Field } from './field.js'
import { type CustomizationForm, customizationForms, customizationGroups } from './fields.form.js'
import { fields } from './fields.js'
import { presetForms } from './presets/presets.form.js'

const known = new Map<string, Field<unknown>>(Object.entries(fields))
const forms = Object.entries<CustomizationForm & { choices?: object }>(customizationForms)

describe.each(forms)('%s', (name, { title, help, choices }) => {
  test('says what it is in a title, and what it does in a sentence', () => {
    expect(title).toMatch(/^\S.{1,40}$/)
    expect(help).toMatch(/^\S.*\.$/)
  })

  test('offers choices where it is one of several words, and each of them is read', () => {
    expect(choices !== undefined).toBe(known.get(name)?.kind === 'choice')
    for (const value of Object.keys(choices ?? {}))
      expect(known.get(name)?.parse(value)).toBe(value)
  })
})

test('each group has a customization in it', () => {
  const used = new Set<string>(forms.map(([, { group }]) => group))
  expect(Object.keys(customizationGroups).filter(group => !used.has(group))).toEqual([])
})

test('each preset is told in a few words', () => {
  for (const words of Object.values(presetForms)) expect(words).toMatch(/^\w.{5,60}$/)
})
