import { type Draft, readDraft } from 'talkgraph/builder'
import { expect, test } from 'vitest'
import type { BotState } from '#api/records.js'
import { createMemoryRoom } from '../draft/memory-room.js'
import { createVirtualClock } from '../draft/virtual-clock.fixture.js'
import { createFindings } from './findings-store.js'
import { newerVersions } from './newer-versions.js'

const part = {
  name: 'Ask the address',
  nodes: [{ id: 'm', type: 'message', data: { text: 'Hm' } }],
  edges: [],
}
const bot = {
  nodes: [
    { id: 'hi', type: 'welcome', data: { text: 'Hello' } },
    { id: 'home', type: 'sub-flow', data: { subFlowId: 'p', version: 1 } },
  ],
  edges: [{ source: 'hi', target: 'home' }],
  subFlows: { 'p@1': part },
}
const state = (publishedVersion: number | null): BotState => ({
  id: 'p',
  kind: 'sub-flow',
  title: 'Ask the address',
  description: '',
  createdAt: '2026-11-20T09:00:00Z',
  publishedVersion,
  newestVersion: 2,
  storedAt: null,
  storedBy: null,
  isDraftNewer: false,
  problems: null,
})

test('a step is told of a newer version of what it plays, by both numbers', () => {
  const draft = readDraft(bot)
  expect(newerVersions(draft, [state(2)])).toMatchObject([
    {
      severity: 'warning',
      nodeId: 'home',
      stepName: 'Sub-flow: Ask the address',
      message: 'Version 2 of “Ask the address” is there; this step plays version 1.',
    },
  ])
  expect([1, null].flatMap(version => newerVersions(draft, [state(version)]))).toEqual([])
  expect(newerVersions(draft, [])).toEqual([])
})

test('what comes to be known later is found once it is looked at again', async () => {
  const room = createMemoryRoom(bot)
  const clock = createVirtualClock()
  let known: readonly BotState[] = []
  const store = createFindings(
    room,
    { lint: async (draft: Draft) => newerVersions(draft, known) },
    clock,
  )
  await clock.advance(0)
  expect(store.get().byStep.get('home')).toBeUndefined()
  known = [state(2)]
  store.again()
  await clock.advance(0)
  expect(store.get().byStep.get('home')).toHaveLength(1)
  store.stop()
})
