import { expect, onTestFinished, test, vi } from 'vitest'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { connectedShop, updateOf } from '../testing/telegram.js'

test.each(databases)('of a name the first 200 letters are kept in $name', async ({ make }) => {
  const shop = await connectedShop(make, flowOf(['welcome-node', { text: 'Hello.' }]))
  onTestFinished(() => shop.close())
  const from = { id: 42, first_name: 'A'.repeat(5000), is_bot: false }
  await shop.post(updateOf(1, 42, { text: 'Hi', from }))
  await vi.waitFor(
    async () => {
      const person = await shop.store.channels.persons.ofOutgoing(1)
      expect(person?.name).toBe('A'.repeat(200))
    },
    { timeout: 60_000, interval: 20 },
  )
})
