import { expect, test } from 'vitest'
import { createLog } from '../../base/log.js'
import { createLiveHub, type LiveNote } from './hub.js'
import { watch } from './watch.js'

const log = createLog('silent')

function setUp(
  look: (notes: readonly LiveNote[], turn: number) => number | null | Promise<number | null>,
) {
  const hub = createLiveHub(undefined, log)
  const end = new AbortController()
  const heard: (readonly LiveNote[])[] = []
  let beats = 0
  const done = watch({
    hub,
    log,
    of: { thread: 't' },
    writer: { write: async () => undefined, beat: async () => void beats++ },
    signal: end.signal,
    timing: { heartbeat: 5, retry: 1 },
    look: async notes => {
      heard.push(notes)
      return look(notes, heard.length)
    },
  })
  return { hub, end, heard, done, beats: () => beats }
}

test('looks at once, for each note, and at every sign of life', async () => {
  const { hub, heard, done, beats } = setUp((_, turn) =>
    turn < 4 ? Number.POSITIVE_INFINITY : null,
  )
  hub.tell({ thread: 't', owner: 'o' })
  hub.tell({ thread: 'another', owner: 'o' })
  await done
  expect(heard).toEqual([[], [{ thread: 't', owner: 'o' }], [], []])
  expect(beats()).toBe(2)
})

test('a database that is away ends no stream', async () => {
  const away = Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' })
  const { done, heard } = setUp((_, turn) => {
    if (turn < 3) throw away
    return null
  })
  await done
  expect(heard).toHaveLength(3)
})

test('what fails otherwise ends the stream', async () => {
  const { done, heard } = setUp(() => {
    throw new Error('a slip')
  })
  await done
  expect(heard).toHaveLength(1)
})

test('ends with its signal, and follows nothing any more', async () => {
  const { done, end, hub, heard } = setUp(() => Number.POSITIVE_INFINITY)
  end.abort()
  await done
  const before = heard.length
  hub.tell({ thread: 't', owner: 'o' })
  expect(heard).toHaveLength(before)
})
