import { describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.js'
import { openStore } from '../index.js'

describe.each(databases)('what visitors found helpful, in $name', ({ make }) => {
  test('answers are counted by page, and what helped the fewest comes first', async () => {
    const { address, drop } = await make()
    const store = await openStore(address)
    for (const isHelpful of [true, true, false]) await store.helpful.note('/docs/embed', isHelpful)
    await Promise.all([1, 2, 3].map(() => store.helpful.note('/docs/api', false)))
    expect(await store.helpful.counts()).toEqual([
      { page: '/docs/api', yes: 0, no: 3 },
      { page: '/docs/embed', yes: 2, no: 1 },
    ])
    await store.close()
    await drop()
  })
})
