import { expect, test } from 'vitest'
import { userInput } from '../nodes/user-input/index.js'
import type { Value } from '../session/values.js'
import { playBot, playNode } from '../testing/index.js'

const data = {
  inputPrompt: 'What would you like to know?',
  answerVariable: 'it',
  suggestions: [
    { id: 'when', title: 'When does <b>{shop}</b> open?' },
    { id: 'blank', title: ' ' },
    { id: 'map', title: 'Map', link: 'https://maps.example/?q={shop}' },
    { id: 'person', title: 'A person, please' },
  ],
}

test('a text is asked for with what can be said at a press, placeholders replaced', async () => {
  const node = playNode(userInput, data, { variables: { shop: 'Zum Korn' } })
  await node.advance(700)
  expect(node.asked).toEqual({
    kind: 'text',
    input: 'text',
    suggestions: [
      { id: 'when', label: 'When does Zum Korn open?', link: '' },
      { id: 'map', label: 'Map', link: 'https://maps.example/?q=Zum%20Korn' },
      { id: 'person', label: 'A person, please', link: '' },
    ],
  })
})

test.each([
  ['a press', { pick: 'when' }, 'When does Korn open?', 'when'],
  ['its words in another case', 'when does KORN open?', 'When does Korn open?', 'when'],
  ['any other text', 'Do you bake?', 'Do you bake?', null],
  ['the words of one that opens a page', 'map', 'map', null],
])('is answered by %s', async (_, answer, said, handle) => {
  const node = playNode(userInput, data, { variables: { shop: 'Korn' } })
  await node.advance(700)
  node.answer(answer)
  await node.advance(500)
  expect(node.emitted.at(-1)).toMatchObject({
    type: 'node.reply',
    message: said,
    answer: { value: said, variable: 'it' },
  })
  expect(node.output).toEqual({ handle })
})

test('one that opens a page or is gone answers nothing, and what is not typed has none', async () => {
  const node = playNode(userInput, data)
  await node.advance(700)
  for (const pick of ['map', 'gone']) node.answer({ pick })
  await node.advance(5000)
  expect(node.emitted.some(({ type }) => type === 'node.reply')).toBe(false)
  const day = playNode(userInput, { ...data, type: 'date' })
  await day.advance(700)
  expect(day.asked).toEqual({ kind: 'date' })
})

test('a bot leads on from a suggestion by its own way, and from any other by the plain one', async () => {
  const bot = {
    nodes: [
      { id: 'a', type: 'user-input', data },
      { id: 'b', type: 'message', data: { text: 'A colleague comes.' } },
      { id: 'c', type: 'message', data: { text: 'Let me see.' } },
    ],
    edges: [
      { id: 'ab', source: 'a', target: 'b', sourceHandle: 'person' },
      { id: 'ac', source: 'a', target: 'c' },
    ],
  }
  const play = (answer: Value) => playBot(bot, { answers: [answer] })
  expect(await play('a person, please')).toMatchObject({ visited: ['a', 'b'] })
  expect(await play({ pick: 'when' })).toMatchObject({ visited: ['a', 'c'] })
  expect(await play('Hello')).toMatchObject({ visited: ['a', 'c'] })
})

test('one is checked as what is typed is', async () => {
  const number = {
    ...data,
    type: 'number',
    suggestions: [
      { id: 'two', title: '2' },
      { id: 'x', title: 'Two' },
    ],
  }
  const node = playNode(userInput, number)
  await node.advance(700)
  node.answer({ pick: 'x' })
  await node.advance(700)
  expect(node.said.at(-1)).toBe('Please enter a valid number')
  node.answer({ pick: 'two' })
  await node.advance(500)
  expect(node.emitted.at(-1)).toMatchObject({ type: 'node.reply', answer: { value: 2 } })
})
