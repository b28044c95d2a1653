import axe from 'axe-core'
import type * as builder from 'talkgraph/builder'
import { expect, test, vi } from 'vitest'
import { inspect } from '../../testing/inspect.js'
// Once it is here, it comes at once.
import '../rich/rich-words.js'

type Builder = typeof builder

/** A type that nobody has written, with a field of each kind. */
const madeUp = vi.hoisted(() => {
  const about = { help: 'What it is for.', isPublic: true } as const
  const choices = [{ value: 'a', title: 'One way' }]
  const kinds = [
    'text',
    'long-text',
    'value',
    'image',
    'media',
    'address',
    'email',
    'secret',
    'date',
    'time',
  ]
  const texts = [...kinds, 'weekday', 'time-zone', 'node', 'variable'].map(kind => [
    kind,
    { ...about, kind, title: `A ${kind}` },
  ])
  const hour = { ...about, kind: 'time' }
  const fields = {
    ...Object.fromEntries(texts),
    words: { ...about, kind: 'words', title: 'Some words', translatable: true },
    choice: { ...about, kind: 'choice', title: 'A choice', choices },
    number: { ...about, kind: 'number', title: 'A number', unit: 'miles' },
    switch: { ...about, kind: 'switch', title: 'A switch' },
    texts: {
      ...about,
      kind: 'texts',
      title: 'Texts',
      entry: { ...about, kind: 'text', title: 'Text' },
    },
    json: { ...about, kind: 'json', title: 'Data' },
    later: { ...about, kind: 'colour of next year', title: 'A kind that is not known yet' },
    group: {
      ...about,
      kind: 'group',
      title: 'A group',
      fields: { inside: { ...about, kind: 'text', title: 'Inside' } },
    },
    week: {
      ...about,
      kind: 'list',
      title: 'A week',
      entryTitle: 'Day',
      fields: {
        day: { ...about, kind: 'weekday', title: 'Weekday' },
        open: { ...about, kind: 'switch', title: 'Open' },
        hours: {
          ...about,
          kind: 'list',
          title: 'Hours',
          entryTitle: 'Hours',
          fields: { from: { ...hour, title: 'From' }, to: { ...hour, title: 'To' } },
        },
      },
    },
    list: {
      ...about,
      kind: 'list',
      title: 'Things',
      entryTitle: 'Thing',
      fields: { name: { ...about, kind: 'words', title: 'Name', translatable: true } },
    },
  }
  const form = {
    title: 'Made up',
    group: 'says',
    help: 'Does what nobody knows.',
    fields,
    exits: [],
  }
  return { type: 'made-up', form, serverFields: {}, sample: {} }
})

vi.mock('talkgraph/builder', async original => {
  const real = await original<Builder>()
  const isMadeUp = ({ type }: { readonly type: string }) => type === madeUp.type
  return {
    ...real,
    describeType: (name: string) => (name === madeUp.type ? madeUp : real.describeType(name)),
    readStep: (step: Parameters<Builder['readStep']>[0]) =>
      isMadeUp(step)
        ? { list: [], week: [], texts: [], ...Object(step.data) }
        : real.readStep(step),
  }
})

test('a type that is added has its form by that alone: each kind of field is there, named, and keeps what is written', async () => {
  const data = { list: [{ name: 'First' }] }
  const { home, type, data: written } = await inspect({ id: 'new', type: madeUp.type, data })
  expect(home.textContent).toContain('Does what nobody knows.')
  const titles = [...home.querySelectorAll('label, legend, [id]')].map(
    each => each.textContent ?? '',
  )
  for (const { title } of Object.values<{ title: string }>(madeUp.form.fields))
    expect(
      titles.filter(text => text.includes(title)),
      title,
    ).not.toEqual([])
  expect(home.querySelector('[aria-label="Monday: Open"]')).not.toBeNull()
  expect(home.querySelector('[aria-label="Move Thing 1"]')).not.toBeNull()
  expect(home.textContent).toContain('(miles)')
  await type('A text', 'written')
  await type('A kind that is not known yet', '#fff')
  expect(written()).toMatchObject({ text: 'written', later: '#fff', list: [{ name: 'First' }] })
  const { violations } = await axe.run(home, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
