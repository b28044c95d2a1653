import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SessionRecord } from '../../runtime/index.js'
import { collect } from './collect.js'

const empty: SessionRecord = {
  botId: 'shop',
  version: '1',
  startedAt: 1,
  endedAt: null,
  transcript: [],
  visited: [],
  answers: {},
  answerVariables: [],
  variables: {},
  visitor: {},
}
const said = (text: string) => ({ by: 'user', message: text }) as const

let leave: AbortController
let record: SessionRecord
const listeners = new Map<string, () => void>()
const send = vi.fn(
  async (_path: string, _init?: RequestInit) => new Response(null, { status: 204 }),
)

beforeEach(() => {
  vi.useFakeTimers()
  leave = new AbortController()
  record = empty
  collect(
    {
      status: 'waiting',
      record: () => record,
      on: (type, listener) => {
        listeners.set(type, listener as () => void)
        return () => undefined
      },
    },
    { send, tell: () => undefined },
    leave.signal,
  )
})
afterEach(() => {
  leave.abort()
  vi.useRealTimers()
  send.mockClear()
})

/** Something happens, and the time passes in which the record goes out. */
async function happens(next: Partial<SessionRecord>) {
  record = { ...record, ...next }
  listeners.get('message')?.()
  await vi.advanceTimersByTimeAsync(1500)
}
const sent = () => send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))

it('a record that is too long is shortened, and counts for all that happened', async () => {
  const visited = Array.from({ length: 900 }, (_, at) => ({ node: `step-${at}`, at }))
  const transcript = Array.from({ length: 900 }, (_, at) => said(`${at} ${'word '.repeat(40)}`))
  await happens({ transcript, visited, answers: { loaf: 'Rye' } })
  await happens({ transcript: [...transcript, said('the end')], endedAt: 2 })
  const [before, after] = sent()
  expect(before.session.transcript).toHaveLength(200)
  expect(after.session.transcript.at(-1).message).toBe('the end')
  expect(JSON.stringify(after).length).toBeLessThan(120_000)
  expect([before.steps, after.steps]).toEqual([1802, 1803])
})

it('what no longer counts is left out first, and counts on', async () => {
  const transcript = Array.from({ length: 300 }, (_, at) => said(`${at} ${'word '.repeat(60)}`))
  const { visited, answers, answerVariables } = empty
  const revision = { nodeId: 'loaf', at: 1, transcript, visited, answers, answerVariables }
  await happens({ transcript: transcript.concat(said('Rye')), revised: [revision] })
  expect(sent()[0].session.transcript).toHaveLength(301)
  expect(sent()[0].session.revised).toBeUndefined()
  expect(sent()[0].steps).toBe(301 + 1 + 300 + 1)
})
