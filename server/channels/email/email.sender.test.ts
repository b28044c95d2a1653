import { expect, test } from 'vitest'
import { senderOf } from './email.sender.js'

const sender = (...from: readonly string[]) => senderOf(from.map(value => ['from', value] as const))

test.each([
  ['alone', 'Ann@a.example', { address: 'ann@a.example', name: '' }],
  ['with a name', 'Ann Lee <ann@a.example>', { address: 'ann@a.example', name: 'Ann Lee' }],
  [
    'with another in the name',
    '"Ann <old@v.example>" <ann@a.example>',
    { address: 'ann@a.example' },
  ],
  ['with a comma in the name', '"Lee, Ann" <ann@a.example>', { name: 'Lee, Ann' }],
  ['with an encoded name', '=?utf-8?q?J=C3=B6rg?= <j@a.example>', { name: 'Jörg' }],
  ['with a name in Latin-1', 'J\xF6rg <j@a.example>', { name: 'Jörg' }],
  ['with a comment', 'ann@a.example (Ann, the baker)', { address: 'ann@a.example' }],
])('the address of a sender %s', (_, from, expected) => {
  expect(sender(from)).toMatchObject(expected)
})

test.each([
  ['two', ['a,victim@v.example']],
  ['two with names', ['Ann <ann@a.example>, Bo <bo@b.example>']],
  ['two headers', ['ann@a.example', 'bo@b.example']],
  ['a group', ['Us: ann@a.example;']],
  ['a group of two', ['Us: ann@a.example, bo@b.example;']],
  ['none', ['nobody']],
  ['nothing', []],
  ['one and something else', ['nobody, ann@a.example']],
  ['a line end of another header', ['ann@a.example\0bo@b.example']],
])('%s is no sender', (_, from) => {
  expect(sender(...from)).toBeUndefined()
})
