import { expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Bar } from './draft-room.js'
import { draftRoomMachine } from './draft-room.machine.js'
import { createVirtualClock } from './virtual-clock.fixture.js'

/** A room whose work is noted; reading anew ends when it is told to. */
async function open() {
  const { after, advance } = createVirtualClock()
  const did = vi.fn<(what: string) => void>()
  const readings: (() => void)[] = []
  const done = (what: string) => fromPromise(async () => did(what))
  const room = createActor(
    draftRoomMachine.provide({
      actors: {
        adopt: done('adopt'),
        readAnew: fromPromise(() => new Promise<void>(resolve => readings.push(resolve))),
        sendRest: done('send the rest'),
      },
      actions: {
        hurry: () => did('hurry'),
        hearNoMore: () => did('hear no more'),
        keepNoMore: () => did('keep no more'),
      },
    }),
    {
      clock: {
        setTimeout: (run: () => void, pause: number) => after(pause, run),
        clearTimeout: (cancel: () => void) => cancel(),
      },
    },
  ).start()
  await advance(0)
  return {
    room,
    advance,
    readings,
    bars: () => [room.getSnapshot().context.send, room.getSnapshot().context.read],
    told: () => room.getSnapshot().context.told,
    did: () => did.mock.calls.splice(0).map(([what]) => what),
  }
}

test('what came by the hundred is told of together, and at once with what is told at once', async () => {
  const { room, advance, told } = await open()
  for (let count = 0; count < 100; count++) room.send({ type: 'draft.landed' })
  expect(told()).toBe(0)
  await advance(30)
  expect(told()).toBe(1)
  room.send({ type: 'draft.landed' })
  room.send({ type: 'draft.changed' })
  await advance(60)
  expect(told()).toBe(2)
})

test('the line is down after a failure that may pass, and up after any other', async () => {
  const { room, bars } = await open()
  const isUp = () => room.getSnapshot().matches({ open: { line: 'up' } })
  room.send({ type: 'sending.came', failure: 'later' })
  expect([isUp(), bars()]).toEqual([false, [null, null]])
  room.send({ type: 'sending.came', failure: 'full' })
  expect([isUp(), bars()]).toEqual([true, ['full', null]])
  room.send({ type: 'sending.came', failure: null })
  expect([isUp(), bars()]).toEqual([true, [null, null]])
})

test.each<[Bar, Bar | null]>([
  ['signed-out', null],
  ['gone', null],
  ['not-allowed', 'not-allowed'],
  ['full', 'full'],
])('reading that comes through leaves of %s in the way of sending: %s', async (bar, after) => {
  const { room, bars, told, did } = await open()
  room.send({ type: 'sending.came', failure: bar })
  room.send({ type: 'reading.came', failure: bar })
  did()
  room.send({ type: 'reading.came', failure: null })
  expect([bars(), told(), did()]).toEqual([[after, null], 3, after ? [] : ['hurry']])
  room.send({ type: 'reading.came', failure: null })
  expect(told()).toBe(3)
})

test('what is missing is read anew, and once more where more is missing meanwhile', async () => {
  const { room, advance, readings } = await open()
  const isReading = () => room.getSnapshot().matches({ open: { draft: 'readAnew' } })
  room.send({ type: 'draft.lost' })
  room.send({ type: 'draft.lost' })
  expect(readings).toHaveLength(2)
  readings[0]?.()
  await advance(0)
  expect(isReading()).toBe(true)
  readings[1]?.()
  await advance(0)
  expect(isReading()).toBe(false)
})

test('what other tabs have left behind is looked for every 15 seconds, until the room is left', async () => {
  const { room, advance, did } = await open()
  expect(did()).toEqual(['adopt'])
  await advance(15_000)
  expect(did()).toEqual(['adopt'])
  room.send({ type: 'room.left' })
  await advance(60_000)
  expect(did()).toEqual(['hear no more', 'send the rest', 'keep no more'])
})
