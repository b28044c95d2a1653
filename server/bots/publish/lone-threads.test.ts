import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import type { Task } from './jobs.js'
import { createLoneThreads, TookTooLong } from './lone-threads.js'

let close = async () => {}
afterEach(() => close())

const task: Task = { id: 1, name: 'failing', given: ['{}'] }

function threads(script: string) {
  const made: Worker[] = []
  const lone = createLoneThreads(() => {
    const worker = new Worker(`const { parentPort } = require('node:worker_threads')\n${script}`, {
      eval: true,
    })
    made.push(worker)
    return worker
  })
  close = lone.close
  return { ...lone, made }
}

const answers = `parentPort.on('message', ({ id }) => parentPort.postMessage({ id, result: 'done' }))`

test('a job has a thread for itself, which is ended with it', async () => {
  const { run, made } = threads(answers)
  expect(await run(task, 60_000)).toBe('done')
  expect(made.map(({ threadId }) => threadId)).toEqual([-1])
})

test('one that does not end is given up, and its thread with it', async () => {
  const { run, made } = threads(`parentPort.on('message', () => { for (;;); })`)
  await expect(run(task, 50)).rejects.toThrow(TookTooLong)
  expect(made.map(({ threadId }) => threadId)).toEqual([-1])
})

test('a thread that breaks rejects its job', async () => {
  const { run } = threads(`parentPort.on('message', () => { throw new Error('Broken') })`)
  await expect(run(task, 60_000)).rejects.toThrow('Broken')
})

test('more than two jobs wait for their turn', async () => {
  const { run, made } = threads(answers)
  const jobs = Array.from({ length: 5 }, () => run(task, 60_000))
  expect(made).toHaveLength(2)
  expect(await Promise.all(jobs)).toEqual(Array.from({ length: 5 }, () => 'done'))
  expect(made).toHaveLength(5)
})
