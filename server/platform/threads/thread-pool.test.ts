import { setImmediate as turn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { createThreadPool, type PoolOptions } from './thread-pool.js'

let close = async () => {}
afterEach(() => close())

/** Threads that do what the name of a task says. */
const script = `
const { parentPort } = require('node:worker_threads')
const deeds = {
  answer: ({ id }) => parentPort.postMessage({ id, result: 'done' }),
  fail: ({ id }) => parentPort.postMessage({ id, error: new Error('No') }),
  break: () => { throw new Error('Broken') },
  loop: () => { for (;;); },
  wait: () => {},
  fill: () => { const all = []; for (;;) all.push(new Array(100_000).fill(all.length)) },
}
parentPort.on('message', task => deeds[task.name](task))
parentPort.postMessage('ready')
`

function pool(options: Partial<PoolOptions> = {}) {
  const made: Worker[] = []
  const threads = createThreadPool({
    start: () => {
      const worker = new Worker(script, {
        eval: true,
        resourceLimits: { maxOldGenerationSizeMb: 30 },
      })
      made.push(worker)
      return worker
    },
    queue: { atOnce: 2, perAccount: 1, mostWaiting: 10, mostInAll: 100 },
    limits: { processorSeconds: 0.2, seconds: 60 },
    ...options,
  })
  close = threads.close
  const run = (name: string, account = 'a', signal?: AbortSignal) => {
    const task = { id: 1, name }
    return threads.run(task, { account, signal })
  }
  return { ...threads, run, made }
}

test('a thread does one thing after the other', async () => {
  const { run, made } = pool()
  expect([await run('answer'), await run('answer', 'b')]).toEqual(['done', 'done'])
  await expect(run('fail')).rejects.toThrow('No')
  expect(await run('answer')).toBe('done')
  expect(made).toHaveLength(1)
})

test.each([
  ['loop', 0.2, { usedUp: 'processor time' }],
  ['fill', 60, { usedUp: 'memory' }],
  ['break', 60, { message: 'Broken' }],
])(
  'a run that would %s is ended with its thread, and the next has another',
  async (name, processorSeconds, error) => {
    const { run, made } = pool({ limits: { processorSeconds, seconds: 60 } })
    await expect(run(name)).rejects.toMatchObject(error)
    expect(made[0]?.threadId).toBe(-1)
    expect(await run('answer')).toBe('done')
  },
)

test('a run that only waits is ended, too', async () => {
  const { run } = pool({ limits: { processorSeconds: 60, seconds: 0.2 } })
  await expect(run('wait')).rejects.toMatchObject({ usedUp: 'time' })
})

test('a thread that is not loaded in time is ended, and the next run has another', async () => {
  const scripts = ['Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)', script]
  const { run } = pool({
    start: () => new Worker(scripts.shift() ?? '', { eval: true }),
    limits: { processorSeconds: 60, seconds: 60, loadSeconds: 5 },
  })
  await expect(run('answer')).rejects.toThrow('was not loaded in time')
  expect(await run('answer')).toBe('done')
})

test('who goes away ends the run, and the next of the account has its turn', async () => {
  const { run } = pool({ limits: { processorSeconds: 600, seconds: 600 } })
  const leaving = new AbortController()
  const runs = Array.from({ length: 5 }, () => run('loop', 'a', leaving.signal))
  const next = run('answer')
  expect(await run('answer', 'b')).toBe('done')
  leaving.abort()
  const gone = await Promise.allSettled(runs)
  expect(gone.map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
  expect(await next).toBe('done')
})

test('a run is on its account’s bill, and is not begun where the account may not', async () => {
  const spent: string[] = []
  const { run: runTask } = createThreadPool({
    start: () => new Worker(script, { eval: true }),
    queue: { atOnce: 1, perAccount: 1, mostWaiting: 1, mostInAll: 1 },
    limits: { processorSeconds: 0.2, seconds: 60 },
  })
  const ledger = {
    mayRun: async (account: string) => {
      if (spent.includes(account)) throw new Error('Used up')
    },
    spent: (account: string, seconds: number) => {
      if (seconds > 0.2) spent.push(account)
    },
  }
  const loop = (account: string) => {
    const task = { id: 1, name: 'loop' }
    return runTask(task, { account }, ledger)
  }
  await expect(loop('a')).rejects.toMatchObject({ usedUp: 'processor time' })
  expect(spent).toEqual(['a'])
  await expect(loop('a')).rejects.toThrow('Used up')
})

test('closing ends what is under way', async () => {
  const { run, close } = pool()
  await run('answer', 'b')
  const waiting = run('wait').catch(String)
  await turn()
  const late = run('answer').catch(String)
  await close()
  expect(await waiting).toContain('ended')
  expect(await late).toContain('Nobody waits')
})
