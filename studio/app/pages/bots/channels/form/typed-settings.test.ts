import { expect, test } from 'vitest'
import { makeChannel, makeKind } from '../testing/make-channel.js'
import { blankFields, sentSettings, typedSettings } from './typed-settings.js'

const kind = makeKind()
const { fields } = kind
const record = makeChannel()

test('a secret that is kept begins blank, and all else as it is stored', () => {
  expect(typedSettings(fields, record)).toEqual({
    loft: '7',
    key: '',
    greeting: 'Coo',
    verifyToken: '',
    apiUrl: '',
  })
})

test('of a connection that stands only what is changed is sent; what was emptied is taken back, a blank secret stays', () => {
  const typed = typedSettings(fields, record)
  expect(sentSettings(fields, typed, record)).toEqual({})
  expect(sentSettings(fields, { ...typed, loft: '8', greeting: ' ', key: 'new' }, record)).toEqual({
    loft: '8',
    greeting: null,
    key: 'new',
  })
  expect(sentSettings(fields, typed, record, new Set(['key']))).toEqual({ key: null })
})

test('what may not be blank is told, except a secret that is kept and a token that is made for the owner', () => {
  const empty = typedSettings(fields, undefined)
  expect(blankFields(kind, empty, undefined)).toEqual({
    loft: 'Fill this in: loft id.',
    key: 'Fill this in: key.',
  })
  expect(blankFields(kind, typedSettings(fields, record), record)).toEqual({})
})

test('a moment is typed in the zone of who looks, and sent as ISO has it; switches are sent as such', () => {
  const others = makeKind({
    fields: [
      { name: 'until', title: 'Until', help: '', kind: 'date', isOptional: true },
      { name: 'noindex', title: 'Hidden', help: '', kind: 'switch', isOptional: true },
    ],
  }).fields
  const stored = makeChannel({ settings: { until: '2027-01-31T18:00:00.000Z', noindex: true } })
  const typed = typedSettings(others, stored)
  expect(new Date(typed.until ?? '').toISOString()).toBe('2027-01-31T18:00:00.000Z')
  expect(sentSettings(others, typed, stored)).toEqual({})
  expect(sentSettings(others, { until: typed.until ?? '', noindex: 'true' }, undefined)).toEqual({
    until: '2027-01-31T18:00:00.000Z',
    noindex: true,
  })
  expect(sentSettings(others, { until: '', noindex: '' }, stored)).toEqual({
    until: null,
    noindex: false,
  })
})
