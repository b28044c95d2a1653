import { expect, test } from 'vitest'
import { createFakeEnv, playNode } from '../../testing/index.js'
import { approvedMessage } from './index.js'

const data = {
  templateName: ' order_ready ',
  templateLanguage: 'en_US',
  values: [
    { name: '1', value: '{who}' },
    { name: 'button 1 1', value: 'a{number}' },
  ],
  text: '<b>{who}</b>, it is ready.',
}
const approved = {
  name: 'order_ready',
  language: 'en_US',
  values: { '1': 'Ann & Bo', 'button 1 1': 'a42' },
}

function play(more: object, sendsApproved = true) {
  const env = { ...createFakeEnv(), sendsApproved }
  return playNode(
    approvedMessage,
    { ...data, ...more },
    { env, variables: { who: 'Ann & Bo', number: 42 } },
  )
}

test('names the approved message with its values beside its text, after the typing pause, and goes on', async () => {
  const node = play({})
  expect(node.emitted).toEqual([{ type: 'node.typing' }])
  await node.advance(700)
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.say',
    content: {
      kind: 'text',
      text: '<b>Ann & Bo</b>, it is ready.',
      html: '<b>Ann &amp; Bo</b>, it is ready.',
      approved,
    },
  })
  expect(node.output).toEqual({ handle: null })
})

test('without a text, the record names the message and its values, and nothing is drawn', async () => {
  const node = play({ text: ' ' })
  await node.advance(700)
  expect(node.emitted.at(-1)).toMatchObject({
    content: { kind: 'text', text: '[order_ready, Ann & Bo, a42]', html: '', approved },
  })
})

test('where nothing is approved, its text is said, and nothing where that is blank', async () => {
  const node = play({}, false)
  await node.advance(700)
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.say',
    content: {
      kind: 'text',
      text: '<b>Ann & Bo</b>, it is ready.',
      html: '<b>Ann &amp; Bo</b>, it is ready.',
    },
  })
  expect(play({ text: '' }, false)).toMatchObject({ emitted: [], output: { handle: null } })
})

test('without a name it is a text as any other', async () => {
  const node = play({ templateName: ' ' })
  await node.advance(700)
  expect(node.emitted.at(-1)).toMatchObject({ content: expect.not.objectContaining({ approved }) })
  expect(play({ templateName: '', text: '' })).toMatchObject({
    emitted: [],
    output: { handle: null },
  })
})
