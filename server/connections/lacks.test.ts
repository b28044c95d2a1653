import { expect, test } from 'vitest'
import { samples } from '../../runtime/testing/index.js'
import { allChannels, channelOf } from '../channels/index.js'
import { flowOf } from '../testing/flows.js'
import { lacksOfBot } from './lacks.js'

const channel = (name: string) => channelOf(name) ?? expect.fail('no channel')
const lacks = (
  name: string,
  ...steps: readonly (readonly [string, Readonly<Record<string, unknown>>])[]
) => lacksOfBot(JSON.stringify(flowOf(...steps)), channel(name))

test('says of each step what a channel cannot show, with the step named', async () => {
  const found = await lacks(
    'sms',
    ['message-node', { text: 'Hello' }],
    ['image-node', { src: 'https://a.example/loaf.svg', label: 'A loaf' }],
    ['ask-location-node', { questionText: 'Where?' }],
    ['ask-file-node', { questionText: 'A picture?' }],
  )
  expect(found.map(({ nodeId }) => nodeId)).not.toContain('n0')
  expect(found).toContainEqual({
    nodeId: 'n2',
    nodeTitle: 'Where?',
    message: expect.stringContaining('cannot ask for a place'),
    remedy: expect.stringMatching(/\S/),
  })
})

test('a channel that draws everything lacks nothing, and short options are pressed in Telegram', async () => {
  const options = ['yes-or-no-choice-node', { questionText: 'Rye?' }] as const
  expect(await lacks('widget', options)).toEqual([])
  expect(await lacks('telegram', options)).toEqual([])
  expect((await lacks('sms', options)).map(({ message }) => message)).toEqual([
    expect.stringContaining('answer with a number'),
  ])
})

test('an approved message without a text says nothing where none are approved, with the step named', async () => {
  const ready = { templateName: 'order_ready' }
  const steps = [
    ['approved-message', ready],
    ['approved-message', { ...ready, text: 'It is ready.' }],
  ] as const
  expect(await lacks('telegram', ...steps)).toEqual([
    {
      nodeId: 'n0',
      nodeTitle: 'n0',
      message: 'Telegram has no approved messages: people are told nothing here.',
      remedy: 'Write in the step, under Text elsewhere, what is said in their place.',
    },
  ])
  expect(await lacks('whatsapp', ...steps)).toEqual([])
  expect(await lacks('widget', ...steps)).toEqual([])
})

test('every node type can be looked at for every channel, and a bot that does not load has no lacks', async () => {
  const nodes = Object.entries(samples).map(([type, data], index) => ({
    id: `n${index}`,
    type,
    data,
  }))
  const edges = nodes.slice(1).map(({ id }, index) => ({ source: `n${index}`, target: id }))
  for (const each of allChannels) {
    const found = await lacksOfBot(JSON.stringify({ nodes, edges }), each)
    if (each.capabilities.draws) expect(found).toEqual([])
    for (const { nodeTitle, message, remedy } of found) {
      expect(nodeTitle).toMatch(/\S/)
      expect(message).toContain(each.title)
      expect(remedy).toMatch(/\.$/)
    }
  }
  expect(await lacksOfBot('{', channel('sms'))).toEqual([])
})
