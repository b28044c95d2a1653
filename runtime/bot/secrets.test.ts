import { expect, test } from 'vitest'
import { fields, list, secret, text } from './fields.js'
import { changeSecrets, hasSecrets } from './secrets.js'

const schema = fields(
  {
    key: secret(/^server:/),
    name: text(),
    headers: list(fields({ name: text(), value: secret() })),
    signIn: fields({ user: text(), password: secret() }),
  },
  { oldKey: 'key' },
)
const reference = { secret: 'sec_0123456789', lastFour: 'cafe' }

function change(value: unknown) {
  const found: [string, unknown][] = []
  const changed = changeSecrets(schema, value, (given, path) => {
    found.push([path.join('.'), given])
    return reference
  })
  return { changed, found }
}

test('each secret is found, in lists and groups too, and what is none stays', () => {
  const { changed, found } = change({
    key: 'abc',
    name: 'Ann',
    headers: [{ name: 'x', value: 4711 }, { name: 'y', value: '' }, 'odd'],
    signIn: { user: 'ann', password: { ...reference, more: 1 } },
    note: { key: 'none of ours' },
  })
  expect(found).toEqual([
    ['key', 'abc'],
    ['headers.0.value', '4711'],
    ['signIn.password', reference],
  ])
  expect(changed).toEqual({
    key: reference,
    name: 'Ann',
    headers: [{ name: 'x', value: reference }, { name: 'y', value: '' }, 'odd'],
    signIn: { user: 'ann', password: reference },
    note: { key: 'none of ours' },
  })
})

test('one is found under an older name, and in a list that is written as an object', () => {
  expect(change({ oldKey: 'abc', headers: { x: 'def' } }).changed).toEqual({
    oldKey: reference,
    headers: { x: reference },
  })
})

test('a text that names a secret is none, and data without secrets stays the same object', () => {
  const data = { key: 'server:main', headers: [{ name: 'x', value: ' ' }], signIn: {} }
  expect(change(data)).toEqual({ changed: data, found: [] })
  expect(change(data).changed).toBe(data)
  expect(change(undefined).changed).toBeUndefined()
  expect([hasSecrets(schema), hasSecrets(text())]).toEqual([true, false])
})
