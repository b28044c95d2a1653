import { expect, test } from 'vitest'
import { playBot, playNode } from '../../testing/index.js'
import { userInput } from './index.js'

const ask = (type: string) => ({ inputPrompt: 'Well?', type, answerVariable: 'it' })
const file = { file: { name: 'a/plan.pdf', size: 10, url: 'https://files.example.org/2' } }

test.each([
  ['text', { kind: 'text', input: 'text' }, ' hi ', { value: 'hi' }, undefined],
  ['', { kind: 'text', input: 'text' }, 'hi', { value: 'hi' }, undefined],
  ['poem', { kind: 'text', input: 'text' }, 'hi', { value: 'hi' }, undefined],
  ['email', { kind: 'text', input: 'email' }, ' a@b.co ', { value: 'a@b.co' }, 'email'],
  ['number', { kind: 'text', input: 'number' }, ' 3.0 ', { value: 3 }, undefined],
  ['url', { kind: 'text', input: 'url' }, 'b.co/x', { value: 'b.co/x' }, undefined],
  ['phone', { kind: 'text', input: 'tel' }, '123456', { value: '123456' }, 'phone'],
  ['mobile', { kind: 'text', input: 'tel' }, '654321', { value: '654321' }, 'mobile'],
  ['date', { kind: 'date' }, ' 2028-02-29 ', { value: '2028-02-29' }, undefined],
  ['date', { kind: 'date' }, '29.2.2028', { value: '2028-02-29' }, undefined],
  ['date', { kind: 'date' }, 'February 29, 2028', { value: '2028-02-29' }, undefined],
  ['date', { kind: 'date' }, '\u200e２０２８-02-29', { value: '2028-02-29' }, undefined],
  ['email', { kind: 'text', input: 'email' }, '\u200eａ@b．co', { value: 'a@b.co' }, 'email'],
  ['url', { kind: 'text', input: 'url' }, '\u200eb.co/x', { value: 'b.co/x' }, undefined],
  ['url', { kind: 'text', input: 'url' }, 'b.co/a–b', { value: 'b.co/a–b' }, undefined],
  [
    'text',
    { kind: 'text', input: 'text' },
    ' \u200eＨｉ  １２ ',
    { value: '\u200eＨｉ  １２' },
    undefined,
  ],
  [
    'file',
    { kind: 'file', maxBytes: 5_000_000 },
    file,
    { value: 'plan.pdf', detail: { url: 'https://files.example.org/2' } },
    undefined,
  ],
])(
  'of type %j asks with %j and leaves 500 ms after %j',
  async (type, prompt, answer, recorded, visitor) => {
    const node = playNode(userInput, ask(type))
    await node.advance(700)
    expect(node.said).toEqual(['Well?'])
    expect(node.asked).toEqual(prompt)
    node.answer(answer)
    expect(node.emitted.at(-1)).toEqual({
      type: 'node.reply',
      message: String(recorded.value),
      answer: { variable: 'it', ...recorded },
      ...(visitor && { visitor }),
      ...(type === 'date' && { picked: ['2028-02-29'], shown: 'Tuesday, February 29, 2028' }),
      ...(type === 'file' && { picked: ['plan.pdf', '10'] }),
    })
    await node.advance(499)
    expect(node.output).toBeNull()
    await node.advance(1)
    expect(node.output).toEqual({ handle: null })
  },
)

test.each([
  ['email', 'a@b', 'Please enter a valid email address'],
  ['number', 'ten', 'Please enter a valid number'],
  ['url', 'b', 'Please enter a valid url'],
  ['phone', '12345', 'Please enter a valid phone number'],
  ['mobile', '0041 79x', 'Please enter a valid phone number'],
  ['date', '2027-02-29', 'Please enter a valid date'],
  ['date', '29.13.2026', 'Please enter a valid date'],
  ['date', 'soon', 'Please enter a valid date'],
  ['date', '3/4/2026', 'Did you mean Wednesday, March 4, 2026 or Friday, April 3, 2026?'],
  ['date', { date: '2026-03-09' }, 'Please enter a valid date'],
  ['file', { file: { name: 'a.mov', size: 5_000_001 } }, 'Please upload a file smaller than 5MB'],
])('of type %s corrects %j after a typing pause: %s', async (type, answer, correction) => {
  const node = playNode(userInput, ask(type))
  await node.advance(700)
  node.answer(answer)
  await node.advance(699)
  expect(node.said).toEqual(['Well?'])
  await node.advance(1)
  expect(node.said.at(-1)).toBe(correction)
  expect(node.emitted.at(-1)?.type).toBe('node.ask')
  expect(node.emitted.some(event => event.type === 'node.reply')).toBe(false)
})

test.each([
  ['email', 'incorrectEmailResponse'],
  ['number', 'incorrectNumberResponse'],
  ['url', 'incorrectUrlResponse'],
  ['phone', 'incorrectPhoneNumberResponse'],
  ['mobile', 'incorrectPhoneNumberResponse'],
])('of type %s says its own %s', async (type, field) => {
  const node = playNode(userInput, { ...ask(type), [field]: 'Not quite.' })
  await node.advance(700)
  node.answer('x')
  await node.advance(700)
  expect(node.said.at(-1)).toBe('Not quite.')
})

test.each([
  ['text', ''],
  ['email', ' '],
  ['number', '\u200e'],
  ['text', '\u200b \ufeff'],
  ['date', ''],
  ['date', '\u2069'],
  ['file', 'plan.pdf'],
  ['text', ['a']],
])('of type %s asks again, without a word, after %j', async (type, answer) => {
  const node = playNode(userInput, ask(type))
  await node.advance(700)
  node.answer(answer)
  await node.advance(5000)
  expect(node.said).toEqual(['Well?'])
  expect(node.asked).not.toBeNull()
})

test.each([
  [{}, 'Nice to meet you, Ann'],
  [{ nameGreet: 'Hi {name}!' }, 'Hi Ann!'],
  [{ nameGreetResponse: 'Ah, {name}.' }, 'Ah, Ann.'],
])('of type name greets with %j after 1000 ms and leaves 2000 ms later', async (greeting, said) => {
  const node = playNode(userInput, { ...ask('name'), ...greeting }, { variables: { name: 'Bob' } })
  await node.advance(700)
  node.answer(' Ann ')
  expect(node.emitted).toContainEqual({
    type: 'node.reply',
    message: 'Ann',
    answer: { value: 'Ann', variable: 'it' },
    visitor: 'name',
  })
  await node.advance(999)
  expect(node.said).toEqual(['Well?'])
  await node.advance(1)
  expect(node.said.at(-1)).toBe(said)
  await node.advance(1999)
  expect(node.output).toBeNull()
  await node.advance(1)
  expect(node.output).toEqual({ handle: null })
})

test('keeps its own type where the data’s type is also a node type', async () => {
  const bot = { nodes: [{ id: 'a', type: 'user-input-node', data: ask('file') }], edges: [] }
  expect(await playBot(bot, { answers: [file] })).toMatchObject({ answers: { a: 'plan.pdf' } })
})

test('sets the visitor’s mobile apart from the phone', async () => {
  const bot = { nodes: [{ id: 'a', type: 'user-input-node', data: ask('mobile') }], edges: [] }
  expect(await playBot(bot, { answers: ['654321'] })).toMatchObject({
    answers: { a: '654321' },
    variables: { mobile: '654321' },
    visitor: { mobile: '654321', phone: null },
  })
})
