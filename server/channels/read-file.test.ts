import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFile } from './read-file.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A file of so many bytes that comes as slowly as it likes. */
function slow(size: number, patience?: number) {
  const body = new PassThrough()
  const fetched = readFile(
    {
      outbound: {
        send: () => expect.fail('It is opened.'),
        open: async ({ signal }) => {
          signal?.addEventListener('abort', () => body.destroy(new Error('late')))
          return { ok: true, status: 200, headers: { 'content-length': String(size) }, body }
        },
      },
      patience,
    },
    { url: 'https://a.example/f', name: 'f' },
  )
  return { body, fetched }
}
const second = 1000

test('a large file has minutes to come, and a small one half a minute', async () => {
  const large = slow(100_000_000)
  const small = slow(1_000_000)
  await vi.advanceTimersByTimeAsync(40 * second)
  expect(await small.fetched).toMatchObject({ ok: false, again: 1000 })
  await vi.advanceTimersByTimeAsync(280 * second)
  large.body.end('whole')
  expect(await large.fetched).toMatchObject({ ok: true, bytes: Buffer.from('whole') })
})

test('a file that does not tell its size, or tells too much, is waited for no longer than the largest', async () => {
  for (const size of [Number.NaN, 10 ** 12]) {
    const { fetched } = slow(size, 60 * second)
    await vi.advanceTimersByTimeAsync(91 * second)
    expect(await fetched).toMatchObject({ ok: false })
  }
})

test('an answer that does not begin is waited for half a minute', async () => {
  const begun = vi.fn<(signal: AbortSignal | undefined) => void>()
  void readFile(
    {
      outbound: {
        send: () => expect.fail('It is opened.'),
        open: ({ signal }) => new Promise(() => begun(signal)),
      },
    },
    { url: 'https://a.example/f' },
  )
  await vi.advanceTimersByTimeAsync(31 * second)
  expect(begun.mock.calls[0]?.[0]?.aborted).toBe(true)
})
