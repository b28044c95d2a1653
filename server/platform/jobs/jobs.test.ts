import { AsyncLocalStorage } from 'node:async_hooks'
import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { createLog } from '../../base/log.js'
import { isPostgres, openStore, type Store } from '../../store/index.js'
import { databases, makePostgres } from '../../testing/databases.js'
import { defineJob, defineRecurringJob, JobFailure, type JobHandler } from './index.js'
import { createJobs, type JobTiming } from './jobs.js'

const hour = 3_600_000
const patience = { timeout: 60_000 }
/** What is not woken would do nothing in the time of a test. */
const rarely = { look: hour }
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** A loop over a store, with the attempts that it noted and what it logged. */
function loopOn(store: Store, handlers: readonly JobHandler[], timing: JobTiming = rarely) {
  const noted: string[] = []
  const logged: string[] = []
  const jobs = createJobs(
    {
      repository: store.jobs,
      notices: store.jobNotices,
      log: createLog('debug', line => void logged.push(line)),
      note: (name, outcome) => void noted.push(`${name} ${outcome}`),
    },
    timing,
  )
  for (const handler of handlers) jobs.handle(handler)
  closers.push(jobs.stop)
  return { jobs, noted, logged }
}

/** A gate that holds whoever comes until it is opened. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  let inside = 0
  let most = 0
  const pass = async () => {
    most = Math.max(most, ++inside)
    await opened
    inside--
  }
  return { open, pass, inside: () => inside, most: () => most }
}

describe.each(databases)('jobs in $name', ({ make }) => {
  async function open() {
    const database = await make()
    const store = await openStore(database.address)
    closers.push(database.drop, store.close)
    // An SQLite file is one server's, which may have two loops all the same.
    const another = async () => {
      if (!isPostgres(database.address)) return store
      const other = await openStore(database.address)
      closers.push(other.close)
      return other
    }
    return { store, another }
  }
  const loop = async (handlers: readonly JobHandler[], timing?: JobTiming) => {
    const { store, another } = await open()
    return { store, another, ...loopOn(store, handlers, timing) }
  }
  const putMany = (store: Store, count: number, handler = 'mail') =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        store.jobs.put({ handler, id: `${handler}-${index}`, data: JSON.stringify({ index }) }),
      ),
    )

  describe('of several accounts', () => {
    /** Jobs whose data is who has them; `begun` is who was begun for, in order. */
    async function ofAccounts(manner: { atOnce: number; share: number; patience?: number }) {
      const { store } = await open()
      for (const owner of ['ann', 'ben', 'cleo']) await store.bots.create(`bot-${owner}`, { owner })
      const begun: string[] = []
      const ends = new Map<string, () => void>()
      const handler = defineJob({
        name: 'mail',
        ...manner,
        data: v.unknown(),
        run: async ({ id, botId }) => {
          begun.push(String(botId).replace('bot-', ''))
          await new Promise<void>(resolve => ends.set(id, resolve))
        },
      })
      const { jobs } = loopOn(store, [handler])
      closers.push(async () => {
        for (const end of ends.values()) end()
      })
      let number = 0
      const put = async (owner: string | null, count: number) => {
        for (let index = 0; index < count; index++)
          await store.jobs.put({
            handler: 'mail',
            id: `${owner} ${++number}`,
            data: '{}',
            botId: owner === null ? null : `bot-${owner}`,
          })
        jobs.tell('mail')
      }
      return { jobs, begun, put, end: (id: string) => ends.get(id)?.() }
    }

    test('are done in turn: nobody has all places, however much they have in line', async () => {
      const { jobs, begun, put, end } = await ofAccounts({ atOnce: 3, share: 2 })
      await put('ann', 8)
      jobs.start()
      await expect.poll(() => begun, patience).toEqual(['ann', 'ann'])
      await put('ben', 2)
      await expect.poll(() => begun, patience).toEqual(['ann', 'ann', 'ben'])
      end('ann 1')
      await expect.poll(() => begun.length, patience).toBe(4)
    })

    test('that are slow give their places to others, and count for their own account', async () => {
      const { jobs, begun, put } = await ofAccounts({ atOnce: 1, share: 1, patience: 1 })
      await put('ann', 3)
      jobs.start()
      await expect.poll(() => begun, patience).toEqual(['ann'])
      await put('ben', 2)
      await expect.poll(() => begun, patience).toEqual(['ann', 'ben'])
      await put('cleo', 1)
      await expect.poll(() => begun, patience).toEqual(['ann', 'ben', 'cleo'])
    })

    test('leave those of the server itself alone', async () => {
      const { jobs, begun, put } = await ofAccounts({ atOnce: 5, share: 1 })
      await put('ann', 3)
      await put(null, 3)
      jobs.start()
      await expect.poll(() => begun.length, patience).toBe(4)
      expect(begun.toSorted()).toEqual(['ann', 'null', 'null', 'null'])
    })
  })

  test('are each done once by one of two servers, a few at a time', async () => {
    const { store, another } = await open()
    const done: string[] = []
    const gates = [gate(), gate()] as const
    const handlers = gates.map(({ pass }) =>
      defineJob({
        name: 'mail',
        atOnce: 5,
        data: v.object({ index: v.number() }),
        run: async ({ id }) => {
          await pass()
          done.push(id)
        },
      }),
    )
    await putMany(store, 40)
    for (const handler of handlers) loopOn(await another(), [handler]).jobs.start()
    await expect.poll(() => gates.map(({ inside }) => inside()), patience).toEqual([5, 5])
    for (const { open } of gates) open()
    await expect.poll(() => store.jobs.list(99), patience).toEqual([])
    expect(done).toHaveLength(40)
    expect(new Set(done).size).toBe(40)
    expect(gates.map(({ most }) => most())).toEqual([5, 5])
  })

  test('of one handler do not wait for those of another, however many these are', async () => {
    const mails = gate()
    let looks = 0
    const { store, jobs } = await loop([
      defineJob({ name: 'mail', atOnce: 3, data: v.unknown(), run: mails.pass }),
      defineJob({
        name: 'event',
        data: v.unknown(),
        run: async () => void looks++,
      }),
    ])
    await putMany(store, 300)
    jobs.start()
    await expect.poll(mails.inside, patience).toBe(3)
    await putMany(store, 4, 'event')
    jobs.tell('event')
    await expect.poll(() => looks, patience).toBe(4)
    expect(mails.inside()).toBe(3)
    mails.open()
    await expect.poll(() => store.jobs.list(9), patience).toEqual([])
  })

  test('that fail are tried again after pauses that grow, and then given up with their last error', async () => {
    const attempts: unknown[] = []
    const { store, jobs, noted, logged } = await loop([
      defineJob({
        name: 'mail',
        pauses: [1, 2],
        data: v.unknown(),
        run: async ({ attempt, pause }) => {
          attempts.push([attempt, pause])
          if (attempt === 1) throw Object.assign(new Error('canary'), { code: 'E_FIRST' })
          throw new JobFailure(`Attempt ${attempt} fails`)
        },
      }),
    ])
    await putMany(store, 1)
    jobs.start()
    const job = async () => (await store.jobs.list(1))[0]
    await expect.poll(job, patience).toMatchObject({ state: 'failed', attempts: 3 })
    expect(await job()).toMatchObject({ error: 'Attempt 3 fails' })
    expect(attempts).toEqual([
      [1, 1],
      [2, 2],
      [3, undefined],
    ])
    expect(noted).toEqual(['mail failed', 'mail failed', 'mail given-up'])
    expect(logged.join()).toContain('"handler":"mail"')
    await store.jobs.retry('mail-0')
    jobs.tell('mail')
    await expect.poll(() => noted, patience).toHaveLength(6)
  })

  test('that fail for good are done once more where somebody said so meanwhile', async () => {
    const first = gate()
    let runs = 0
    const { store, jobs, noted } = await loop([
      defineJob({
        name: 'mail',
        data: v.unknown(),
        run: async () => {
          if (++runs > 1) return
          await first.pass()
          throw new JobFailure('It is gone', { isFinal: true })
        },
      }),
    ])
    await putMany(store, 1)
    jobs.start()
    await expect.poll(first.inside, patience).toBe(1)
    await store.jobs.retry('mail-0')
    first.open()
    await expect.poll(() => noted, patience).toEqual(['mail given-up', 'mail done'])
  })

  test('that cannot be read, or fail for good, are given up at once', async () => {
    const { store, jobs, noted } = await loop([
      defineJob({ name: 'mail', data: v.object({ no: v.string() }), run: async () => undefined }),
      defineJob({
        name: 'event',
        data: v.unknown(),
        run: async () => {
          throw new JobFailure('It is gone', { isFinal: true })
        },
      }),
    ])
    await putMany(store, 1)
    await putMany(store, 1, 'event')
    jobs.start()
    await expect.poll(() => noted.toSorted(), patience).toEqual(['event given-up', 'mail given-up'])
    await expect
      .poll(async () => (await store.jobs.list(9)).map(({ error }) => error).toSorted(), patience)
      .toEqual(['It is gone', 'What is to be done cannot be read'])
  })

  test('that come back are done at the start and after each pause, whatever becomes of them', async () => {
    let runs = 0
    const { store, jobs } = await loop([
      defineRecurringJob('offers', 1, async () => {
        if (++runs === 2) throw new JobFailure('Not now')
      }),
    ])
    jobs.start()
    await expect.poll(() => runs, patience).toBeGreaterThan(3)
    expect(await store.jobs.list(9)).toMatchObject([{ handler: 'offers' }])
  })

  test('that are hastened are done at once, and once more where they are under way', async () => {
    const first = gate()
    let runs = 0
    const { store, jobs } = await loop([
      defineRecurringJob('offers', hour, async () => {
        if (++runs === 2) await first.pass()
      }),
    ])
    jobs.start()
    await expect.poll(() => runs, patience).toBe(1)
    jobs.hasten('offers')
    await expect.poll(first.inside, patience).toBe(1)
    await store.jobs.hasten('offers', 'offers')
    first.open()
    await expect.poll(() => runs, patience).toBe(3)
  })

  test('that are under way at the end are waited for', async () => {
    const mails = gate()
    const { store, jobs, noted } = await loop(
      [defineJob({ name: 'mail', atOnce: 2, data: v.unknown(), run: mails.pass })],
      { ...rarely, farewell: hour },
    )
    await putMany(store, 3)
    jobs.start()
    await expect.poll(mails.inside, patience).toBe(2)
    const stopped = jobs.stop()
    mails.open()
    await stopped
    expect(noted).toEqual(['mail done', 'mail done'])
    expect(await store.jobs.list(9)).toMatchObject([{ state: 'waiting', attempts: 0 }])
  })

  test('that take too long at the end are given back, and done by the next server at once', async () => {
    const mails = gate()
    const signals: AbortSignal[] = []
    const { store, another, jobs, noted } = await loop(
      [
        defineJob({
          name: 'mail',
          data: v.unknown(),
          run: async ({ signal }) => {
            signals.push(signal)
            await mails.pass()
          },
        }),
      ],
      { ...rarely, farewell: 0 },
    )
    await putMany(store, 1)
    jobs.start()
    await expect.poll(mails.inside, patience).toBe(1)
    await jobs.stop()
    expect(signals[0]?.aborted).toBe(true)
    const attempts: number[] = []
    const next = defineJob({
      name: 'mail',
      data: v.unknown(),
      run: async ({ attempt }) => void attempts.push(attempt),
    })
    loopOn(await another(), [next]).jobs.start()
    await expect.poll(() => attempts, patience).toEqual([1])
    mails.open()
    expect(noted).toEqual([])
  })

  test('are no part of the request that put them', async () => {
    const request = new AsyncLocalStorage<string>()
    const seen: unknown[] = []
    const { store, jobs } = await loop([
      defineJob({
        name: 'mail',
        data: v.unknown(),
        run: async () => void seen.push(request.getStore()),
      }),
    ])
    jobs.start()
    await request.run('a request', async () => {
      await putMany(store, 1)
      jobs.tell('mail')
    })
    await expect.poll(() => seen, patience).toEqual([undefined])
  })
})

test('a server is woken by PostgreSQL for what another process put', {
  timeout: 60_000,
}, async () => {
  const database = await makePostgres()
  const stores = [await openStore(database.address), await openStore(database.address)] as const
  closers.push(database.drop, stores[0].close, stores[1].close)
  const done: string[] = []
  const handler = defineJob({
    name: 'mail',
    data: v.unknown(),
    run: async ({ id }) => void done.push(id),
  })
  loopOn(stores[0], [handler]).jobs.start()
  const { jobs } = loopOn(stores[1], [])
  await stores[1].jobs.put({ handler: 'mail', id: 'first', data: '{}' })
  // A listener needs a moment to stand.
  await expect
    .poll(() => {
      jobs.tell('mail')
      return done
    }, patience)
    .toEqual(['first'])
  await stores[1].jobs.put({ handler: 'mail', id: 'second', data: '{}' })
  jobs.tell('mail')
  await expect.poll(() => done, patience).toEqual(['first', 'second'])
})
