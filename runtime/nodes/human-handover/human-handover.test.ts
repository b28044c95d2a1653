import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createConversation, parseBot, registry } from '../../index.js'
import { createFakeEnv, playNode } from '../../testing/index.js'
import { humanHandover } from './index.js'

test('says its message after the typing pause, then asks for a person, then goes on', async () => {
  const node = playNode(
    humanHandover,
    { handoverMessage: 'Hold on, {name}.' },
    { variables: { name: 'Ann' } },
  )
  await node.advance(699)
  expect(node.emitted).toEqual([{ type: 'node.typing' }])
  await node.advance(1)
  expect(node.said).toEqual(['Hold on, Ann.'])
  expect(node.emitted.slice(2)).toEqual([{ type: 'node.handover' }])
  expect(node.output).toEqual({ handle: null })
})

test.each([{}, { handoverMessage: ' ' }])(
  'asks for a person at once with nothing to say: %j',
  data => {
    const node = playNode(humanHandover, data)
    expect(node.emitted).toEqual([{ type: 'node.handover' }])
    expect(node.output).toEqual({ handle: null })
  },
)

test('keeps agents and surveys off the browser', () => {
  expect(v.parse(humanHandover.schema, {})).toEqual({
    handoverMessage: expect.any(String),
    noDeskMessage: expect.any(String),
  })
})

test('the host page hears of it once, with the message in the session', async () => {
  const bot = parseBot({
    nodes: [
      { id: 'h', type: 'human-handover-node', data: { handoverMessage: 'Hold on.' } },
      { id: 'm', type: 'message', data: { text: 'Bye' } },
    ],
    edges: [{ source: 'h', target: 'm' }],
  })
  const env = createFakeEnv()
  const conversation = createConversation({ bot, env })
  const heard: unknown[] = []
  conversation.on('handover', ({ nodeId, session }) => heard.push([nodeId, session.transcript]))
  conversation.start()
  env.clock.advance(1400)
  expect(heard).toEqual([['h', [{ by: 'bot', message: 'Hold on.' }]]])
  expect(conversation.getView().status).toBe('ended')
  expect(registry.find('human-handover')).toBe(humanHandover)
})

test.each([
  [{}, 'Please write to us, Ann.'],
  [{ settings: { liveDesk: false } }, 'Please write to us, Ann.'],
  [{ settings: { liveDesk: true } }, 'Somebody will be with you.'],
  [{ liveDesk: true }, 'Somebody will be with you.'],
])('with %j visitors hear what is true', (bot, words) => {
  const data = {
    handoverMessage: 'Somebody will be with you.',
    noDeskMessage: 'Please write to us, {name}.',
  }
  const env = createFakeEnv()
  const read = parseBot({ ...bot, nodes: [{ id: 'h', type: 'human-handover', data }], edges: [] })
  const conversation = createConversation({ bot: read, env, variables: { name: 'Ann' } })
  conversation.start()
  env.clock.advance(1400)
  expect(conversation.record().transcript).toEqual([{ by: 'bot', message: words }])
})
