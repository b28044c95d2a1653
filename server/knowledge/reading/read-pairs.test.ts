import { expect, test } from 'vitest'
import { readPairs } from './read-pairs.js'

const hours = { question: 'When are you open?', answer: 'From 9 to 18.' }

test.each([
  'question,answer\nWhen are you open?,From 9 to 18.\n',
  'Answer;Question\nFrom 9 to 18.;When are you open?\n',
  'id\tFrage\tThema\tAntwort\n1\tWhen are you open?\thours\tFrom 9 to 18.\n',
  'When are you open?,From 9 to 18.\n',
  'From 9 to 18.,When are you open?\n',
  'sep=|\r\n質問|回答\r\nWhen are you open?|From 9 to 18.\r\n|nothing\r\nnothing|\r\n',
])('a pair is read from %j', table => {
  expect(readPairs(table)).toEqual([hours])
})

test('of two columns without marks and heads the longer ones are the answers', () => {
  const pairs = readPairs('Opening hours\tWe are there from 9 to 18\nParcels\tThey take two days\n')
  expect(pairs.map(({ question }) => question)).toEqual(['Opening hours', 'Parcels'])
})

test('an answer keeps its lines, a question is one', () => {
  expect(readPairs('q,a\n"When\nopen?","Mon: 9\r\n\r\nTue:  10"\n')).toEqual([
    { question: 'When open?', answer: 'Mon: 9\n\nTue: 10' },
  ])
})

test('what is no table of two columns holds no pairs', () => {
  expect(readPairs('Just words.\nMore of them.\n')).toEqual([])
  expect(readPairs('')).toEqual([])
})
