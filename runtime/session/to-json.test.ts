import { afterEach, expect, test } from 'vitest'
import { asText, toJson } from './values.js'

const value = { list: ['a', [1, null]], text: 'b', none: undefined }

afterEach(() => {
  Reflect.deleteProperty(Array.prototype, 'toJSON')
  Reflect.deleteProperty(String.prototype, 'toJSON')
})

test('data is the same JSON where a library has given lists and texts a toJSON', () => {
  const plain = [toJson(value), toJson(value, 2), asText({ list: ['a'] })]
  Reflect.set(Array.prototype, 'toJSON', () => '[]')
  Reflect.set(String.prototype, 'toJSON', () => '""')
  expect([toJson(value), toJson(value, 2), asText({ list: ['a'] })]).toEqual(plain)
  expect(plain[0]).toBe('{"list":["a",[1,null]],"text":"b"}')
})
