import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { paymentLink } from './index.js'

const data = {
  text: 'The deposit, {name}:',
  link: 'https://pay.example/?ref={name}',
  amount: '{sum} CHF',
  laterText: 'Not now',
  answerVariable: 'paid',
}
const variables = { name: 'Ann & Bo', sum: 20 }

async function say(more: object = {}) {
  const node = playNode(paymentLink, { ...data, ...more }, { variables })
  await node.advance(1400)
  return node
}

test('says its text and the link with the amount, and asks whether the visitor has paid', async () => {
  const node = await say()
  expect(node.said).toEqual([
    'The deposit, Ann & Bo:',
    { kind: 'link', src: 'https://pay.example/?ref=Ann%20%26%20Bo' },
  ])
  expect(node.emitted).toContainEqual({
    type: 'node.say',
    content: expect.objectContaining({ label: 'Pay 20 CHF' }),
  })
  expect(node.asked).toEqual({
    kind: 'choices',
    options: [
      { id: 'paid', label: 'I have paid' },
      { id: 'later', label: 'Not now' },
    ],
  })
})

test.each([
  ['I have paid', 'paid'],
  [{ pick: 'later' }, 'later'],
])('%j leaves by %s, and the visitor’s word is what is kept', async (answer, handle) => {
  const node = await say()
  node.answer(answer)
  expect(node.emitted.at(-1)).toMatchObject({ answer: { variable: 'paid' }, picked: [handle] })
  await node.advance(600)
  expect(node.output).toEqual({ handle })
})

test.each([
  [{ amount: '' }, 'Pay'],
  [{ buttonText: 'Pay the {sum}' }, 'Pay the 20'],
])('with %j the link is named %j', async (more, label) => {
  const node = await say(more)
  expect(node.emitted).toContainEqual({
    type: 'node.say',
    content: expect.objectContaining({ label }),
  })
})

test('without a word for later there is one button', async () => {
  expect((await say({ laterText: '', paidText: 'Done' })).asked).toMatchObject({
    options: [{ id: 'paid', label: 'Done' }],
  })
})

test('goes on at once where it does not wait, without a problem', async () => {
  const node = await say({ waits: false })
  expect(node.output).toEqual({ handle: null })
  expect(node.emitted.some(({ type }) => type === 'node.problem')).toBe(false)
  expect(playNode(paymentLink, { waits: false })).toMatchObject({
    emitted: [],
    output: { handle: null },
  })
})

test('an address that is not allowed is not shown, and the owner learns of it', async () => {
  const node = await say({ link: 'javascript:alert(1)' })
  expect(node.emitted[0]).toMatchObject({ type: 'node.problem', code: 'BLOCKED_CONTENT' })
  expect(node.said).toEqual(['The deposit, Ann & Bo:'])
})
