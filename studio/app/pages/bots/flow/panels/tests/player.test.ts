import { readDraft } from 'talkgraph/builder'
import { expect, test, vi } from 'vitest'
import { createMemoryRoom } from '../../model/draft/memory-room.js'
import { createVirtualClock } from '../../model/draft/virtual-clock.fixture.js'
import type { Asked, Told } from '../../model/worker/played.js'
import { scratch } from '../../testing/open-room.js'
import { createPlayer, type Heard, type PlayWorker } from './player.js'
import { areGreen, createTests, stateOf } from './tests-store.js'

const draft = readDraft(scratch)
const asked: Asked = { ask: 'test', draft, without: [] }

function workers() {
  const made: (PlayWorker & { readonly asked: Asked[]; isEnded: boolean })[] = []
  const start = () => {
    const worker = {
      asked: [] as Asked[],
      isEnded: false,
      onmessage: null as PlayWorker['onmessage'],
      onerror: null as PlayWorker['onerror'],
      postMessage: (each: Asked) => void worker.asked.push(each),
      terminate() {
        worker.isEnded = true
      },
    }
    made.push(worker)
    return worker
  }
  const tell = (told: Told) => made.at(-1)?.onmessage?.(new MessageEvent('message', { data: told }))
  return { made, start, tell }
}

const coverage = { walked: 0, total: 0, never: [], edges: [] }

test('a worker is kept from one question to the next, and one that tells nothing for ten seconds is ended', async () => {
  const { made, start, tell } = workers()
  const clock = createVirtualClock()
  const player = createPlayer(start, clock)
  const heard: Heard['told'][] = []
  const hear = ({ told }: Heard) => void heard.push(told)
  player.ask(asked, hear)
  await clock.advance(9000)
  tell({ told: 'tests', tests: [], slips: [] })
  await clock.advance(9000)
  tell({ told: 'tested', coverage })
  await clock.advance(60_000)
  expect(heard).toEqual(['tests', 'tested'])
  player.ask(asked, hear)
  expect(made).toHaveLength(1)
  await clock.advance(10_000)
  expect(heard.at(-1)).toBe('stuck')
  expect(made[0]?.isEnded).toBe(true)
  player.ask(asked, hear)
  expect(made).toHaveLength(2)
  made[1]?.onerror?.(new ErrorEvent('error', { message: 'Broken' }))
  expect(heard.at(-1)).toBe('failed')
})

test('what is asked anew takes the place of what was asked before, which says nothing more', () => {
  const { made, start, tell } = workers()
  const player = createPlayer(start, createVirtualClock())
  const [first, second] = [vi.fn(), vi.fn()]
  player.ask(asked, first)
  player.ask(asked, second)
  expect(made[0]?.isEnded).toBe(true)
  tell({ told: 'tested', coverage })
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  player.end()
  expect(made[1]?.isEnded).toBe(true)
})

function store(bot: unknown) {
  const room = createMemoryRoom(bot)
  const clock = createVirtualClock()
  const { made, start, tell } = workers()
  const made2 = createTests(room, () => createPlayer(start, clock), clock)
  const leave = made2.subscribe(() => {})
  return { room, clock, made, tell, leave, ...made2 }
}

const one = { name: 'One', expect: {} }
const two = { name: 'Two', expect: {} }
const result = (name: string, failures: readonly string[] = []) => ({
  name,
  failures,
  faults: [],
  visited: [],
})

test('tests are played when somebody looks, and after a pause with each change that plays otherwise', async () => {
  const { room, clock, made, tell, get, leave } = store({ ...scratch, tests: [one] })
  await clock.advance(0)
  tell({ told: 'tests', tests: [one], slips: [] })
  expect(get().tests.map(stateOf)).toEqual(['playing'])
  tell({ told: 'result', result: result('One', ['expected …']) })
  tell({ told: 'tested', coverage })
  expect([get().tests.map(stateOf), get().isCurrent, areGreen(get())]).toEqual([
    ['red'],
    true,
    false,
  ])
  room.change([{ op: 'move', nodeId: 'welcome', position: { x: 9, y: 9 } }], 'Moved')
  expect(get().isCurrent).toBe(true)
  room.change([{ op: 'set', nodeId: 'welcome', path: ['text'], value: 'Hi' }], 'Edited')
  expect(get().isCurrent).toBe(false)
  await clock.advance(399)
  expect(made[0]?.asked).toHaveLength(1)
  await clock.advance(1)
  expect(made[0]?.asked).toHaveLength(2)
  tell({ told: 'tests', tests: [one], slips: [] })
  expect(get().tests.map(stateOf)).toEqual(['red'])
  tell({ told: 'result', result: result('One') })
  tell({ told: 'tested', coverage })
  expect(areGreen(get())).toBe(true)
  leave()
  expect(made[0]?.isEnded).toBe(true)
})

test('a test that hangs is passed over, and told; the others are played', async () => {
  const { clock, made, tell, get } = store({ ...scratch, tests: [one, two] })
  await clock.advance(0)
  tell({ told: 'tests', tests: [one, two], slips: [] })
  await clock.advance(10_000)
  expect(made[1]?.asked).toMatchObject([{ without: ['One'] }])
  tell({ told: 'tests', tests: [one, two], slips: [] })
  tell({ told: 'result', result: result('Two') })
  tell({ told: 'tested', coverage })
  expect(get().tests.map(stateOf)).toEqual(['stuck', 'green'])
  expect(areGreen(get())).toBe(false)
})

test('a bot that cannot be played says why', async () => {
  const { clock, tell, get } = store(scratch)
  await clock.advance(0)
  tell({ told: 'failed', message: 'No start' })
  expect([get().failure, areGreen(get())]).toEqual(['No start', false])
})
