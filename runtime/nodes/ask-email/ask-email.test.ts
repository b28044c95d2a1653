import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { askEmail } from './index.js'

const data = { questionText: 'Your address?', answerVariable: 'mail' }

test('records a good address, trimmed, as the answer and as the visitor’s own, and leaves 500 ms later', async () => {
  const node = playNode(askEmail, data)
  await node.advance(700)
  node.answer('  ann@example.org ')
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.reply',
    message: 'ann@example.org',
    answer: { value: 'ann@example.org', variable: 'mail' },
    visitor: 'email',
  })
  await node.advance(499)
  expect(node.output).toBeNull()
  await node.advance(1)
  expect(node.output).toEqual({ handle: null })
})

test('says the default correction after a typing pause and asks again', async () => {
  const node = playNode(askEmail, data)
  await node.advance(700)
  node.answer('nonsense')
  await node.advance(699)
  expect(node.said).toEqual(['Your address?'])
  await node.advance(1)
  expect(node.said).toEqual(['Your address?', 'Please enter a valid email address'])
  expect(node.emitted.at(-1)?.type).toBe('node.ask')
  node.answer('ann@example.org')
  await node.advance(500)
  expect(node.output).toEqual({ handle: null })
})

test('says its own correction where it has one', async () => {
  const node = playNode(
    askEmail,
    { ...data, incorrectEmailResponse: 'Not quite, {name}.' },
    { variables: { name: 'Ann' } },
  )
  await node.advance(700)
  node.answer('x')
  await node.advance(700)
  expect(node.said.at(-1)).toBe('Not quite, Ann.')
})

test.each(['', '   '])('does not take the empty message %j for an answer', async typed => {
  const node = playNode(askEmail, data)
  await node.advance(700)
  node.answer(typed)
  await node.advance(700)
  expect(node.said).toEqual(['Your address?'])
  expect(node.asked).not.toBeNull()
})

test.each([[['ann@example.org']], [{ file: { name: 'a', size: 1 } }], [true], [null], [7]])(
  'corrects %j, which is no address either',
  async answer => {
    const node = playNode(askEmail, data)
    await node.advance(700)
    node.answer(answer)
    await node.advance(700)
    expect(node.said.at(-1)).toBe('Please enter a valid email address')
  },
)

test('takes a blank error text of its own for none', async () => {
  const node = playNode(askEmail, { ...data, incorrectEmailResponse: ' ' })
  await node.advance(700)
  node.answer('x')
  await node.advance(700)
  expect(node.said.at(-1)).toBe('Please enter a valid email address')
})
