import { expect, test } from 'vitest'
import { unzip } from '../../testing/unzip.js'
import { zip, zipWith } from './zip.js'

const file = (name: string, text: string) => ({ name, bytes: Buffer.from(text) })
const files = [
  file('a/one.txt', 'one '.repeat(500)),
  file('a/größe.txt', ''),
  file('a/b/two.php', '<?php'),
]
const texts = Object.fromEntries(files.map(({ name, bytes }) => [name, bytes.toString()]))

test('what is packed is unpacked again, with its names', () => {
  expect(unzip(zip(files))).toEqual(texts)
  expect(zip(files).length).toBeLessThan(1000)
})

test('the same files make the same archive', () => {
  expect(zip(files)).toEqual(zip(files))
})

test('a file is put into an archive as if it had been there from the start', () => {
  const [last] = files.slice(-1)
  if (!last) throw new Error('There are files.')
  expect(zipWith(zip(files.slice(0, -1)), last)).toEqual(zip(files))
  expect(unzip(zipWith(zip([]), last))).toEqual({ [last.name]: '<?php' })
})

test('what is no archive gets no file', () => {
  expect(() =>
    zipWith(Buffer.from('no archive, and long enough to be one'), file('a', 'b')),
  ).toThrow('invalid zip')
})
