import { expect, test } from 'vitest'
import { createLog } from '../log.js'
import { createLiveHub, type LiveNote } from './hub.js'
import { watch } from './watch.js'

const log = createLog('silent')

function setUp(look: (notes: readonly LiveNote[], turn: number) => number | null | Promise<number | null>) {
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
  const { hub, heard, done, beats } = setUp(({ length }, turn) => {
    if (turn === 1) hub.tell({ thread: 't', owner: 'o' })
    return beats() > 1 && length === 0 ? null : Number.POSITIVE_INFINITY
  })
  await done
  expect(heard[0]).toEqual([])
  expect(heard[1]).toEqual([{ thread: 't', owner: 'o' }])
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
