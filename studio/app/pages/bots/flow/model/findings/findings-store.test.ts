import type { Draft } from 'talkgraph/builder'
import { expect, test } from 'vitest'
import { createMemoryRoom } from '../draft/memory-room.js'
import { createVirtualClock } from '../draft/virtual-clock.fixture.js'
import { findSlips } from './find-slips.js'
import { createFindings } from './findings-store.js'

const bot = {
  nodes: [
    { id: 'hi', type: 'welcome', data: { text: 'Hello' } },
    {
      id: 'ask',
      type: 'n-choices',
      data: { choicePrompt: 'Which?', choices: [{ id: 'a', choiceText: 'A' }] },
    },
  ],
  edges: [
    { id: 'e1', source: 'hi', target: 'ask' },
    { id: 'e2', source: 'ask', target: 'hi', sourceHandle: 'bee' },
  ],
}

function watched() {
  const room = createMemoryRoom(bot)
  const clock = createVirtualClock()
  const linted: Draft[] = []
  const lint = async (draft: Draft) => {
    linted.push(draft)
    return findSlips(draft)
  }
  return { room, clock, linted, store: createFindings(room, { lint }, clock) }
}

test('findings are by step, those of its ways too, errors first', async () => {
  const { clock, store } = watched()
  expect(store.get().isCurrent).toBe(false)
  await clock.advance(0)
  const { all, byStep, errors, isCurrent } = store.get()
  expect([errors, isCurrent]).toEqual([1, true])
  expect(all[0]).toMatchObject({
    rule: 'dead-handle',
    nodeId: 'ask',
    stepName: 'Any number of choices: Which?',
  })
  expect(byStep.get('ask')?.length).toBe(all.length)
})

test('a draft is linted 300 ms after the last change, once', async () => {
  const { room, clock, linted, store } = watched()
  await clock.advance(0)
  room.change([{ op: 'set', nodeId: 'hi', path: ['text'], value: 'H' }], 'Edited')
  await clock.advance(200)
  room.change([{ op: 'disconnect', edgeId: 'e2' }], 'Removed')
  expect(store.get().isCurrent).toBe(false)
  await clock.advance(299)
  expect(linted).toHaveLength(1)
  await clock.advance(1)
  expect(linted).toHaveLength(2)
  expect(store.get()).toMatchObject({ errors: 0, isCurrent: true })
  store.stop()
})
