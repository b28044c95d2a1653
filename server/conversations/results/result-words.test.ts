import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { begun, manyWords, recordOf, said, storedBot } from '../../testing/conversations.js'
import { databases } from '../../testing/databases.js'
import { testAppOn } from '../../testing/test-app.js'
import { wordsOfStored } from './record-facts.js'

describe.each(databases)('what stored conversations are found by in $name', ({ make }) => {
  let app: Awaited<ReturnType<typeof testAppOn>>
  let bot: Awaited<ReturnType<typeof storedBot>>

  beforeEach(async () => {
    app = await testAppOn(make)
    bot = await storedBot(app)
  })
  afterEach(() => app.close())
  const sweep = () => app.store.results.abandon(-1, wordsOfStored)
  /** In what is written; a search looks through what goes on beside that. */
  const written = async (text: string) =>
    (await app.store.results.list({ owner: 'owner', text, limit: 9 })).length
  const found = async (word: string) => (await bot.list(`?query=${word}`)).length

  test('a record with very many words is stored whole, and found by the first of them', async () => {
    const { handOver } = await bot.visitor()
    const transcript = said(...[0, 1, 2, 3, 4, 5].map(part => manyWords(9000, part)))
    expect((await handOver(recordOf({ transcript, endedAt: begun + 1 }))).status).toBe(204)
    const [{ id }] = await bot.list()
    expect((await bot.read(`/results/${id}`)).result.transcript).toEqual(transcript)
    expect([await found('0x7'), await found('5x7')]).toEqual([1, 0])
  })

  test('a visitor is forgotten also where the address stands behind what is found', async () => {
    const { handOver } = await bot.visitor()
    const transcript = said(manyWords(9000), 'ann@example.org')
    await handOver(recordOf({ transcript, endedAt: begun + 1 }))
    await (await bot.visitor()).handOver(
      recordOf({ transcript: said(manyWords(9000)), endedAt: begun + 1 }),
    )
    const forgotten = await app.api('POST', '/v1/chatbots/shop/forget', {
      email: 'ann@example.org',
    })
    expect((await forgotten.json()).data.deleted.results).toBe(1)
    expect(await bot.list()).toHaveLength(1)
  })

  test('words are written at the end or when nothing happens any more, not each time a record comes', async () => {
    const { handOver } = await bot.visitor()
    for (let turn = 1; turn <= 4; turn++)
      await handOver(
        recordOf({ transcript: said(...Array(turn).fill('ciabatta')) }),
        turn % 2 ? { left: true } : {},
      )
    await handOver(recordOf({ transcript: said(...Array(5).fill('ciabatta')) }), { left: true })
    expect(await bot.list('?state=abandoned')).toHaveLength(1)
    expect(await written('ciabatta')).toBe(0)
    expect(await sweep()).toBe(1)
    expect(await written('ciabatta')).toBe(1)
    expect(await sweep()).toBe(0)
    await handOver(recordOf({ transcript: said(...Array(6).fill('rye')) }))
    expect([await written('ciabatta'), await written('rye')]).toEqual([0, 0])
    await handOver(recordOf({ transcript: said(...Array(7).fill('rye')), endedAt: begun + 1 }))
    expect(await written('rye')).toBe(1)
  })

  test('what is said after the end is found at once, and written once nothing happens any more', async () => {
    const { handOver } = await bot.visitor()
    await handOver(recordOf({ endedAt: begun + 1 }))
    await handOver(recordOf({ transcript: said('Rye', 'Spelt'), endedAt: begun + 2 }))
    expect([await written('rye'), await written('spelt')]).toEqual([1, 0])
    expect(await found('spelt')).toBe(1)
    await sweep()
    expect([
      await written('rye'),
      await written('spelt'),
      await bot.list('?state=finished'),
    ]).toMatchObject([1, 1, [{}]])
  })

  test('between long records that are swept, everything else has its turn', async () => {
    for (let seed = 0; seed < 6; seed++) {
      const { handOver } = await bot.visitor()
      await handOver(
        recordOf({
          transcript: said(...[1, 2, 3].map(part => manyWords(9000, seed * 10 + part))),
        }),
      )
    }
    let turns = 0
    let isOver = false
    const others = (async () => {
      while (!isOver) {
        await setImmediate()
        turns++
      }
    })()
    expect(await sweep()).toBe(6)
    isOver = true
    await others
    expect(turns).toBeGreaterThanOrEqual(6)
  })
})
