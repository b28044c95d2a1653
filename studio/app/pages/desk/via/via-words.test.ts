import { expect, test } from 'vitest'
import type { DeskChannel } from '#api/records.js'
import { filledWords, valueTitle } from './filled-words.js'
import { fileRefusal, isWritable, lackWords, windowWords } from './via-words.js'

const now = Date.parse('2026-06-01T12:00:00Z')
const via: DeskChannel = {
  id: 'one',
  title: 'Pigeon post',
  writableUntil: null,
  hasTemplates: true,
  textLength: 10,
  files: { image: { bytes: 5_000_000, types: ['image/png'] }, file: { bytes: 100, types: [] } },
}
const until = (writableUntil: string) => ({ ...via, writableUntil })

test('the clock says how long agents may write as they like, and what they may do after', () => {
  expect(windowWords(via, now)).toBeUndefined()
  expect(isWritable(via, now)).toBe(true)
  expect(windowWords(until('2026-06-01T15:12:30Z'), now)).toBe(
    'Pigeon post takes free text for another 3 h 12 min',
  )
  expect(windowWords(until('2026-06-01T14:00:00Z'), now)).toMatch(/another 2 h$/)
  expect(windowWords(until('2026-06-01T12:00:10Z'), now)).toMatch(/another 1 min$/)
  expect(isWritable(until('2026-06-01T12:00:00Z'), now)).toBe(false)
  expect(windowWords(until('2026-06-01T11:00:00Z'), now)).toMatch(/approved messages alone/)
  expect(windowWords({ ...until('2026-06-01T11:00:00Z'), hasTemplates: false }, now)).toMatch(
    /nothing more/,
  )
})

test('what a channel cannot show is said before it is sent', () => {
  expect(lackWords(via, 'short')).toEqual([])
  expect(lackWords(via, 'eleven sign')).toEqual([
    'This goes out as 2 messages: one takes 10 characters',
  ])
  expect(lackWords({ ...via, files: {} }, '')).toEqual([
    'Pigeon post cannot take files: they go out as links',
  ])
})

test('a file that a channel does not take is refused by kind and size, with what it takes', () => {
  const file = (name: string, type: string, size = 50) => ({ name, type, size })
  expect(fileRefusal(via, file('a.png', 'image/png'))).toBeUndefined()
  expect(fileRefusal(via, file('a.gif', 'image/gif'))).toBe(
    'Pigeon post does not take a.gif. It takes pictures of these kinds: png.',
  )
  expect(fileRefusal(via, file('a.pdf', 'application/pdf', 101))).toBe(
    'a.pdf has 101 B. Pigeon post takes files of up to 100 B.',
  )
  expect(fileRefusal(via, file('a.mp3', 'audio/mpeg', 10 ** 9))).toBeUndefined()
})

test('an approved message shows its values, and the names of those that are missing', () => {
  expect(
    filledWords({ text: 'Hello {{1}}, {{ what }} is ready.' }, { '1': 'Ann', what: ' ' }),
  ).toBe('Hello Ann, {{ what }} is ready.')
})

test.each([
  ['1', 'Value 1'],
  ['what', 'what'],
  ['header 1', 'Header: value 1'],
  ['header image', 'Header: address of the picture'],
  ['button 0 1', 'Button 1: end of its address'],
])('the value %s is called %s', (name, title) => {
  expect(valueTitle(name)).toBe(title)
})
