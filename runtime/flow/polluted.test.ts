import { afterEach, expect, it } from 'vitest'
import { playBot } from '../testing/index.js'

const bot = {
  id: 'bakery',
  name: 'Corner Bakery',
  elements: [
    {
      nodes: [
        {
          id: 'who',
          type: 'ask-name',
          data: { questionText: 'Who are you?', answerVariable: 'name' },
        },
        { id: 'wait', type: 'delay', data: { delay: 1 } },
        { id: 'bye', type: 'message', data: { text: 'See you, {name}.' } },
      ],
      edges: [
        { source: 'who', target: 'wait' },
        { source: 'wait', target: 'bye' },
      ],
    },
  ],
}
const names = ['onClick', 'is', 'ref', 'other']

afterEach(() => {
  for (const name of names) Reflect.deleteProperty(Object.prototype, name)
})

it.each([
  ['a text', 'x'],
  ['a function', () => 'x'],
  ['an object', {}],
])('a conversation is played though a page has put %s on all objects', async (_, value) => {
  const usual = await playBot(bot, { answers: ['Ada'] })
  for (const name of names) Reflect.set(Object.prototype, name, value)
  const played = await playBot(bot, { answers: ['Ada'] })
  for (const name of names) Reflect.deleteProperty(Object.prototype, name)
  expect(played).toEqual(usual)
  expect(played).toMatchObject({ ended: 'no-next-node' })
})
