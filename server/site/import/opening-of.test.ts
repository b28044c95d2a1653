import { expect, test } from 'vitest'
import { parseBot } from '../../../runtime/index.js'
import { openingOf } from './opening-of.js'

const welcome = {
  id: 'a',
  type: 'welcome-node',
  data: { text: '<b>Hello</b> {guest}! Is {day} fine?' },
}
const choice = {
  id: 'c',
  type: 'n-choices-node',
  data: {
    choicePrompt: 'What may it be?',
    choices: ['Tea', 'Coffee', 'Water', 'Milk'].map(choiceText => ({ id: choiceText, choiceText })),
  },
}

const opening = (nodes: readonly { readonly id: string }[]) =>
  openingOf(
    parseBot({
      nodes,
      edges: nodes.slice(1).map(({ id }, index) => ({ source: nodes[index]?.id, target: id })),
    }),
  )

test('is what a bot says and asks first, without formatting, with the first options', () => {
  expect(opening([welcome, choice])).toEqual({
    says: 'Hello! Is … fine?',
    asks: 'What may it be?',
    options: ['Tea', 'Coffee', 'Water'],
  })
})

test('passes steps that visitors do not see, and keeps the first text alone', () => {
  const set = { id: 'b', type: 'variable-node', data: { name: 'cups', value: '1' } }
  const more = { id: 'm', type: 'message-node', data: { text: 'We have more.' } }
  const email = { id: 'e', type: 'ask-email-node', data: { questionText: 'Where to?' } }
  expect(opening([welcome, set, more, email])).toEqual({
    says: 'Hello! Is … fine?',
    asks: 'Where to?',
    options: [],
  })
})

test('cuts what no picture could show, and is none where nothing is asked', () => {
  const long = { ...choice, data: { ...choice.data, choicePrompt: 'x'.repeat(500) } }
  expect([...(opening([welcome, long])?.asks ?? '')]).toHaveLength(141)
  expect(opening([welcome])).toBeUndefined()
})
