import { expect, test } from 'vitest'
import { playBot, playNode } from '../../testing/index.js'
import { askPhoneNumber } from './index.js'

const data = { questionText: 'Your number?', answerVariable: 'reach' }

test.each([
  ['123456', '123456'],
  ['+41791234567', '+41791234567'],
  ['123456789012345', '123456789012345'],
  [' 0791234567 ', '0791234567'],
  [791234567, '791234567'],
  ['079 123 45 67', '0791234567'],
  ['079-1234567', '0791234567'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
  ['(555) 010-9999', '5550109999'],
  ['１５５５０１０９９９９', '15550109999'],
  ['١٢٣٤٥٦٧', '1234567'],
  ['\u202a+41 79 123 45 67\u202c', '+41791234567'],
])(
  'records %j as the answer and as the visitor’s phone, and leaves 500 ms later',
  async (typed, phone) => {
    const node = playNode(askPhoneNumber, data)
    await node.advance(700)
    expect(node.asked).toEqual({ kind: 'text', input: 'tel' })
    node.answer(typed)
    expect(node.emitted.at(-1)).toEqual({
      type: 'node.reply',
      message: phone,
      answer: { value: phone, variable: 'reach' },
      visitor: 'phone',
    })
    await node.advance(499)
    expect(node.output).toBeNull()
    await node.advance(1)
    expect(node.output).toEqual({ handle: null })
  },
)

test.each(['12345', '1234567890123456', '++41791234567', '0800 FLOWERS', 'call me'])(
  'corrects %j after a typing pause and asks again',
  async typed => {
    const node = playNode(askPhoneNumber, data)
    await node.advance(700)
    node.answer(typed)
    await node.advance(699)
    expect(node.said).toEqual(['Your number?'])
    await node.advance(1)
    expect(node.said.at(-1)).toBe('Please enter a valid phone number')
    node.answer('0791234567')
    await node.advance(500)
    expect(node.output).toEqual({ handle: null })
  },
)

test('says its own correction, and nothing after an empty message', async () => {
  const node = playNode(askPhoneNumber, {
    ...data,
    incorrectPhoneNumberResponse: 'Digits, please.',
  })
  await node.advance(700)
  node.answer(' ')
  await node.advance(700)
  expect(node.said).toEqual(['Your number?'])
  node.answer('x')
  await node.advance(700)
  expect(node.said.at(-1)).toBe('Digits, please.')
})

test('sets the visitor’s field and the variable of that name', async () => {
  const bot = { nodes: [{ id: 'a', type: 'ask-phone-number-node', data }], edges: [] }
  expect(await playBot(bot, { answers: ['nope', '0791234567'] })).toMatchObject({
    elapsed: 700 + 700 + 500,
    answers: { a: '0791234567' },
    variables: { phone: '0791234567' },
    visitor: { phone: '0791234567', mobile: null },
  })
})
