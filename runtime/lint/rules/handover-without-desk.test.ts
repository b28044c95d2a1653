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

test('with a live desk there is nothing to say', () => {
  expect(found({ liveDesk: true })).toEqual([])
})
