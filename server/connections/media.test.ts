import { expect, test, vi } from 'vitest'
import type { Fetched } from '../channels/index.js'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { connectedShop, updateOf } from '../testing/telegram.js'
import { keepMedia } from './media.js'

const flow = flowOf(['welcome-node', { text: 'Hello.' }])

test.each(databases)(
  'files of one account that drip in do not keep another’s away, in $name',
  async ({ make }) => {
    const shop = await connectedShop(make, flow)
    await shop.post(updateOf(1, 42, { text: 'Hi' }))
    await vi.waitFor(() => expect(shop.telegram.toldTo(42)).toHaveLength(1), { timeout: 60_000 })
    const { store, services } = shop
    const [thread = expect.fail('no thread')] = await store.threads.list({
      botId: 'shop',
      limit: 1,
    })
    const found = await store.channels.connections.find(shop.channel.id)
    const opened = found && (await services.connections.openProvided(found))
    if (!opened) return expect.fail('no connection')
    const asked: string[] = []
    const bring = (owner: string, fetched: Promise<Fetched>) =>
      keepMedia(
        { ...services, mediaPatience: 60_000 },
        {
          ...opened,
          entry: { ...opened.entry, owner },
          channel: {
            ...opened.channel,
            fetchMedia: () => {
              asked.push(owner)
              return fetched
            },
          },
        },
        {
          number: 1,
          at: Date.now(),
          upload: null,
          file: null,
          isLast: false,
          media: { kind: 'media', id: 'f' },
          thread,
          personId: 'p',
          limits: services.rateLimits,
          origin: 'http://localhost',
        },
      )
    const late = Array.from({ length: 12 }, () => bring('slow', new Promise(() => undefined)))
    expect(late).toHaveLength(12)
    await vi.waitFor(() => expect(asked).toEqual(['slow', 'slow']))
    const paper = { name: 'a.txt', type: 'text/plain', bytes: Buffer.from('A paper') }
    const kept = await bring('quick', Promise.resolve({ ok: true, ...paper }))
    expect(kept?.file).toMatchObject({ name: 'a.txt', size: 7 })
    expect(asked).toEqual(['slow', 'slow', 'quick'])
    await shop.close()
  },
)
