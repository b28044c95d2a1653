import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emailServer } from './email.server.js'

const read = (data: unknown) => v.parse(emailServer.schema, data)

test.each([
  ['a@bakery.example', ['a@bakery.example']],
  [
    'a@bakery.example, b@bakery.example; c@bakery.example',
    ['a', 'b', 'c'].map(name => `${name}@bakery.example`),
  ],
  ['a@bakery.example\r\nb@bakery.example', ['a@bakery.example', 'b@bakery.example']],
  [
    ['a@bakery.example', 'b@bakery.example,a@bakery.example'],
    ['a@bakery.example', 'b@bakery.example'],
  ],
  [' Orders <orders@bakery.example> ', ['orders@bakery.example']],
  [' , ;', []],
  [[null, 5, {}], []],
  [undefined, []],
])('reads the addresses of %j', (given, addresses) => {
  expect(read({ to: given, cc: given, bcc: given })).toMatchObject({
    to: addresses,
    cc: addresses,
    bcc: addresses,
  })
})

test('keeps a recipient that is a placeholder as it is, for the sending to judge', () => {
  expect(read({ to: '{email}' })).toMatchObject({ to: ['{email}'] })
})

test('is plain text, to nobody, where nothing is given', () => {
  const nothing = { to: [], cc: [], bcc: [], replyTo: '', subject: '', body: '', format: 'text' }
  expect(read({})).toEqual(nothing)
  expect(read(null)).toEqual(nothing)
})
