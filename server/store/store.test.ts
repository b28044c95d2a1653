import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openStore } from './index.js'
import { createMemoryRates } from './rates.js'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-store-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the bot store', () => {
  test('numbers versions from 1 and publishes the one it is told to', async () => {
    const { bots, close } = await openStore(':memory:')
    expect(await bots.isEmpty()).toBe(true)
    expect(await bots.save('a', 'first')).toBe(1)
    expect(await bots.save('a', 'second')).toBe(2)
    expect(await bots.save('b', 'other')).toBe(1)
    expect(await bots.isEmpty()).toBe(false)
    expect(await bots.published('a')).toBeUndefined()
    expect(await bots.publish('a', 2)).toBe(true)
    expect(await bots.published('a')).toEqual({ version: 2, file: 'second' })
    expect(await bots.publish('a', 1)).toBe(true)
    expect(await bots.publishedVersion('a')).toBe(1)
    expect(await bots.publish('a', 3)).toBe(false)
    expect(await bots.publish('nobody', 1)).toBe(false)
    expect(await bots.published('a')).toEqual({ version: 1, file: 'first' })
    await close()
  })

  test('keeps concurrent versions apart', async () => {
    const { bots, close } = await openStore(':memory:')
    const versions = await Promise.all(Array.from({ length: 20 }, (_, index) => bots.save('a', `${index}`)))
    expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    await close()
  })

  test('makes its folder for nobody else, and has everything after it is opened again', async () => {
    const path = join(folder, 'new', 'talkgraph.db')
    const first = await openStore(path)
    await first.bots.publish('a', await first.bots.save('a', 'kept'))
    await first.close()
    expect(existsSync(path)).toBe(true)
    expect(statSync(join(folder, 'new')).mode & 0o077).toBe(0)
    const second = await openStore(path)
    expect(await second.bots.published('a')).toEqual({ version: 1, file: 'kept' })
    await second.close()
  })
})

test('counts in a window of time and starts anew after it', async () => {
  let time = 0
  const rates = createMemoryRates(() => time)
  expect(await rates.hit('a', 60)).toEqual({ count: 1, resetSeconds: 60 })
  time = 59_000
  expect(await rates.hit('a', 60)).toEqual({ count: 2, resetSeconds: 1 })
  expect(await rates.hit('b', 60)).toEqual({ count: 1, resetSeconds: 60 })
  time = 60_000
  expect(await rates.hit('a', 60)).toEqual({ count: 1, resetSeconds: 60 })
})
