import { expect, test } from 'vitest'
import { createLog } from '../../base/log.js'
import { createDraftHub } from './draft-hub.js'
import { playDraft } from './draft-stream.js'
import { createPresences } from './presence.js'

const log = createLog('silent')
const presence = (clientId: string) => ({ clientId, name: 'Ann', nodeId: null, pointer: null })

function at() {
  const clock = { now: 1000 }
  const hub = createDraftHub(undefined, log)
  const presences = createPresences(hub, () => clock.now)
  const ids = (botId = 'shop') => presences.at(botId).map(({ clientId }) => clientId)
  return { clock, hub, presences, ids }
}

test('who said where they are is there for 30 seconds, or until they go', () => {
  const { clock, presences, ids } = at()
  presences.tell('shop', presence('ann'))
  clock.now += 20_000
  presences.tell('shop', presence('ben'))
  expect(ids()).toEqual(['ann', 'ben'])
  expect(ids('other')).toEqual([])
  clock.now += 10_000
  expect(ids()).toEqual(['ben'])
  presences.enter('shop', 'ben')()
  expect(ids()).toEqual([])
})

test('a client with two streams has gone when the last one has ended', () => {
  const { hub, presences } = at()
  const left: unknown[] = []
  hub.follow('shop', note => left.push(note?.left))
  const [first, second] = [presences.enter('shop', 'ann'), presences.enter('shop', 'ann')]
  first()
  expect(left).toEqual([])
  second()
  expect(left).toEqual(['ann'])
})

test('at most 100 are known of a bot, and 1,000 bots', () => {
  const { presences, ids } = at()
  for (let count = 0; count <= 100; count++) presences.tell('shop', presence(`c${count}`))
  expect(ids()).toHaveLength(100)
  expect(ids()).not.toContain('c0')
  for (let count = 0; count < 1000; count++) presences.tell(`bot ${count}`, presence('ann'))
  expect(ids()).toEqual([])
})

test('a stream tells that somebody has gone who says nothing any more', async () => {
  const { clock, hub, presences } = at()
  const written: unknown[] = []
  const end = new AbortController()
  const played = playDraft({
    store: { drafts: { operations: async () => [] } },
    hub,
    log,
    presences,
    of: 'shop',
    after: 0,
    clientId: 'ben',
    signal: end.signal,
    now: () => clock.now,
    timing: { heartbeat: 5, retry: 5 },
    writer: {
      write: async (data, _, event) => void written.push([event, Object(data).clientId]),
      beat: async () => undefined,
    },
  })
  presences.tell('shop', presence('ann'))
  await expect.poll(() => written).toEqual([['presence', 'ann']])
  clock.now += 30_000
  await expect
    .poll(() => written)
    .toEqual([
      ['presence', 'ann'],
      ['left', 'ann'],
    ])
  end.abort()
  await played
})
