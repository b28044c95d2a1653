import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { openStore, type Store } from '../index.js'

const count = 48

/** What was said in the conversation with a number: counted from 1 for each bot. */
const wordsOf = (number: number) => [
  'all',
  `only${number}`,
  number < 30 ? 'summer' : 'winter',
  number % 2 === 0 ? 'even' : 'odd',
  'summerhouse'.slice(0, (number % 11) + 1),
  ...(number % 13 === 0 ? ['seldom'] : []),
]

describe.each(databases)('conversations that are looked for in $name', ({ make }) => {
  let database: TestDatabase
  let store: Store
  const numbers = new Map<number, string>()

  beforeAll(async () => {
    database = await make()
    let time = 1_800_000_000_000
    store = await openStore(database.address, () => time)
    for (const bot of ['shop', 'other']) await store.bots.create(bot)
    for (let each = 1; each <= count; each++)
      for (const botId of ['shop', 'other']) {
        time += 1000
        const words = botId === 'shop' ? wordsOf(each) : ['all', 'elsewhere', 'winter']
        const kept = await store.results.keep({
          botId,
          channel: 'widget',
          version: 1,
          session: `s${each}`,
          begun: 1,
          steps: 1,
          answered: 0,
          state: each % 3 === 0 ? ('open' as const) : ('finished' as const),
          edges: [],
          record: '{}',
          visitor: { name: null, email: null },
          startedAt: 1,
          endedAt: null,
          words,
        })
        if (botId === 'shop' && kept && kept.state !== 'open') numbers.set(each, kept.id)
      }
  })
  afterAll(async () => {
    await store.close()
    await database.drop()
  })

  const find = (text: string, more: object = {}) =>
    store.results.list({ owner: 'owner', botId: 'shop', text, limit: count, ...more })
  const idsOf = (has: (words: readonly string[]) => boolean) =>
    [...numbers]
      .filter(([number]) => has(wordsOf(number)))
      .map(([, id]) => id)
      .toReversed()
  const begins = (beginning: string) => (words: readonly string[]) =>
    words.some(word => word.startsWith(beginning))

  test.each<[text: string, has: (words: readonly string[]) => boolean]>([
    ['all', () => true],
    ['summer', begins('summer')],
    ['SUMMERH', begins('summerh')],
    ['summer even', words => begins('summer')(words) && words.includes('even')],
    ['seldom', words => words.includes('seldom')],
    ['all only31', words => words.includes('only31')],
    ['s', words => words.includes('s')],
    ['even odd', () => false],
    ['elsewhere', () => false],
    ['nobody', () => false],
  ])(
    'all of the words %j are found at the beginning of one, the newest first, page by page',
    async (text, has) => {
      const expected = idsOf(has)
      expect((await find(text)).map(({ id }) => id)).toEqual(expected)
      const found: string[] = []
      for (let before: number | undefined; ; ) {
        const page = await find(text, { limit: 7, before })
        found.push(...page.map(({ id }) => id))
        if (page.length < 7) break
        before = page.at(-1)?.number
      }
      expect(found).toEqual(expected)
    },
  )

  test('those of a state, of a time and of an account are told apart', async () => {
    expect(await find('all', { state: 'finished' })).toHaveLength(numbers.size)
    expect(await find('all', { state: 'abandoned' })).toEqual([])
    const [newest] = await find('all')
    expect(await find('all', { from: newest?.createdAt })).toHaveLength(1)
    expect(await find('all', { to: newest?.createdAt })).toHaveLength(numbers.size - 1)
    const owner = newest?.owner ?? ''
    expect(await find('winter', { botId: undefined, owner })).not.toEqual([])
    expect(await find('winter', { botId: undefined, owner: 'nobody' })).toEqual([])
  })

  test.each(['bot', 'owner', 'state', 'block', 'finished', 'shop'])(
    'nobody said %j: the index holds what was said alone',
    async word => expect(await find(word)).toEqual([]),
  )
})
