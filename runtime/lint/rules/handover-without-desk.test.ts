import { expect, test } from 'vitest'
import { lintBot } from '../lint-bot.js'

const flow = (settings?: unknown) => ({
  nodes: [
    { id: 'hi', type: 'welcome', data: { text: 'Hi' } },
    { id: 'first', type: 'human-handover', data: { handoverMessage: 'One moment.' } },
    { id: 'second', type: 'human-handover', data: { handoverMessage: 'One moment.' } },
    { id: 'loose', type: 'human-handover', data: { handoverMessage: 'One moment.' } },
  ],
  edges: [
    { source: 'hi', target: 'first' },
    { source: 'first', target: 'second' },
  ],
  settings,
})
const found = (settings?: unknown) =>
  lintBot(flow(settings)).filter(({ rule }) => rule === 'handover-without-desk')

test.each([undefined, null, 'on', {}, { liveDesk: false }, { liveDesk: 'true' }])(
  'with the settings %j a bot that hands over is told once what to switch on, at its first handover',
  settings => {
    expect(found(settings)).toMatchObject([
      { severity: 'warning', nodeId: 'first', remedy: expect.stringContaining('Live desk') },
    ])
  },
)

test('it is told at a handover that promises, and asks for no words that are there', () => {
  const said = { handoverMessage: 'One moment.', noDeskMessage: 'Write to us.' }
  const [hi, first, ...others] = flow().nodes
  const oneSaid = [hi, { ...first, data: said }, ...others]
  const told = (nodes: readonly unknown[]) =>
    lintBot({ ...flow(), nodes }).find(({ rule }) => rule === 'handover-without-desk')
  expect(told(oneSaid)).toMatchObject({
    nodeId: 'second',
    remedy: expect.stringContaining('noDeskMessage'),
  })
  const allSaid = [hi, ...[first, ...others].map(node => ({ ...node, data: said }))]
  expect(told(allSaid)).toMatchObject({
    nodeId: 'first',
    remedy: expect.not.stringContaining('noDeskMessage'),
  })
})

test('with a live desk there is nothing to say', () => {
  expect(found({ liveDesk: true })).toEqual([])
})
