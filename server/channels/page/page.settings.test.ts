import * as v from 'valibot'
import { expect, test } from 'vitest'
import { pageSettings } from './page.settings.js'

const read = (settings: object) => {
  const { success, output, issues } = v.safeParse(pageSettings.schema, {
    name: 'shop',
    ...settings,
  })
  return success ? output : issues.map(({ message }) => message).join()
}

test('a name has 1 to 60 small letters, digits and hyphens, whatever the capitals', () => {
  expect(read({ name: ' My-Shop-2 ' })).toEqual({ name: 'my-shop-2' })
  expect(read({ name: 'x'.repeat(60) })).toEqual({ name: 'x'.repeat(60) })
  for (const name of ['', 'x'.repeat(61), 'a b', 'ä', 'a/b', '../a', 'a.b', 'allowed'])
    expect(read({ name })).toBeTypeOf('string')
})

test('a moment is ISO 8601; a day alone lasts until its end, and without a zone it is UTC', () => {
  expect(read({ until: '2027-01-31' })).toMatchObject({ until: '2027-01-31T23:59:59.999Z' })
  expect(read({ until: '2027-01-31T18:00' })).toMatchObject({ until: '2027-01-31T18:00:00.000Z' })
  expect(read({ until: '2027-01-31T18:00:00+02:00' })).toMatchObject({
    until: '2027-01-31T16:00:00.000Z',
  })
  expect(read({ until: '' })).toMatchObject({ until: '' })
  for (const until of ['tomorrow', '2027-13-01', '31.1.2027', '2027-02-30T99:00Z'])
    expect(read({ until })).toBeTypeOf('string')
})

test('a domain is a host name alone', () => {
  expect(read({ domain: ' Chat.Bücher.example. ' })).toMatchObject({
    domain: 'chat.xn--bcher-kva.example',
  })
  for (const domain of [
    'localhost',
    '127.0.0.1',
    '[::1]',
    'https://a.example',
    'a.example:80',
    'a.example/x',
    'a_b.example',
    'a..example',
  ])
    expect(read({ domain })).toBeTypeOf('string')
})

test('a language is a tag', () => {
  expect(read({ language: 'DE-at' })).toMatchObject({ language: 'de-AT' })
  expect(read({ language: '' })).toMatchObject({ language: '' })
  for (const language of ['german', '<b>', 'x', '--'])
    expect(read({ language })).toBeTypeOf('string')
})

test('what it does not know is refused', () => {
  expect(read({ color: 'red' })).toBeTypeOf('string')
})
