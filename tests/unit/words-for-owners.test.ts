import { errorCatalogue } from '@talkgraph/wire/errors'
import { expect, test } from 'vitest'
import { describeTypes } from '../../runtime/builder/index.js'
import { lintBot } from '../../runtime/index.js'
import { rules } from '../../runtime/lint/rules/index.js'
import { slips } from '../../runtime/lint/slips.fixture.js'
import type { AnyFieldForms } from '../../runtime/node/field-form.js'

/** What stands in bot files and in this code, and means nothing to somebody who draws a bot. */
const ofFiles = /\b(?:edges?|handles?|nodes?)\b|\bsource-\d|\bsettings\.\w/i

const found = (texts: readonly (readonly [place: string, text: string | undefined])[]) =>
  // What stands in quotation marks is what somebody has written.
  texts.filter(([, text]) => ofFiles.test(text?.replace(/"[^"]*"/g, '') ?? ''))

function textsOf(forms: AnyFieldForms, place: string): (readonly [string, string | undefined])[] {
  return Object.entries(forms).flatMap(([name, form]) => {
    const here = `${place}.${name}`
    const inside =
      form.kind === 'list' || form.kind === 'group'
        ? textsOf(form.fields, here)
        : form.kind === 'texts'
          ? [[here, form.entry.title] as const, [here, form.entry.help] as const]
          : []
    const choices = 'choices' in form ? (form.choices ?? []) : []
    return [
      [here, form.title] as const,
      [here, form.help] as const,
      ...choices.map(({ title }) => [here, title] as const),
      ...inside,
    ]
  })
}

test('findings speak of steps, exits and ways', () => {
  const told = slips
    .flatMap(({ bot }) => lintBot(bot))
    .flatMap(({ rule, message, remedy, mend }) => [
      [rule, message] as const,
      [rule, remedy] as const,
      [rule, mend?.title] as const,
    ])
  const ofRules = rules.flatMap(({ id, title, remedy }) => [
    [id, title] as const,
    [id, remedy] as const,
  ])
  expect(found([...told, ...ofRules])).toEqual([])
})

test('the forms of steps do', () => {
  const told = describeTypes().flatMap(({ type, form, serverFields }) => [
    [type, form.title] as const,
    [type, form.help] as const,
    ...textsOf({ ...form.fields, ...serverFields }, type),
    ...form.exits.flatMap(({ title, each }) => [[type, title] as const, [type, each] as const]),
    ...(form.peeks ?? []).flatMap(({ title, without, remedy, mend }) =>
      [title, without, remedy, mend.title].map(text => [type, text] as const),
    ),
  ])
  expect(told.length).toBeGreaterThan(300)
  expect(found(told)).toEqual([])
})

test('errors that the studio shows do', () => {
  const told = Object.entries(errorCatalogue).map(([code, { message }]) => [code, message] as const)
  expect(told.length).toBeGreaterThan(50)
  expect(found(told)).toEqual([])
})
