import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { connectedNumber } from '../testing/whatsapp/connected.js'
import { doToMessage } from './to-message.js'

const flow = flowOf(
  ['welcome-node', { text: 'Hello.' }],
  ['ask-file-node', { questionText: 'Your paper?', answerVariable: 'paper' }],
  ['ask-name-node', { questionText: 'Your name?' }],
)
const ann = { from: '16505551234' }
const soon = { timeout: 60_000, interval: 20 }
const deleted = 'This message was deleted.'

describe.each(databases)('what is done to messages in $name', ({ make }) => {
  let shop: Awaited<ReturnType<typeof connectedNumber>>
  beforeEach(async () => {
    shop = await connectedNumber(make, flow)
  })
  afterEach(() => shop.close())

  const text = (id: string, body: string) => ({ ...ann, id, type: 'text', text: { body } })
  const revoke = (of: string) => ({
    ...ann,
    id: `revoke.${of}`,
    type: 'revoke',
    revoke: { original_message_id: of },
  })
  const react = (to: string) => ({
    ...ann,
    id: `react.${to}`,
    type: 'reaction',
    reaction: { message_id: to, emoji: '🎉' },
  })
  const bring = (...messages: readonly object[]) => {
    const timestamp = String(Math.floor(Date.now() / 1000))
    return shop.bring({ messages: messages.map(each => ({ timestamp, ...each })) })
  }
  const taken = (count: number) =>
    vi.waitFor(() => expect(shop.whatsapp.taken).toHaveLength(count), soon)
  const done = () =>
    vi.waitFor(async () => {
      const { db } = shop.store.database
      const left = db.selectFrom('channel_incoming').selectAll().where('state', '=', 'waiting')
      expect(await left.execute()).toEqual([])
    }, soon)
  const thread = async () => (await shop.store.threads.list({ botId: 'shop', limit: 1 }))[0]
  const said = async () =>
    (await shop.store.messages.list((await thread())?.id ?? '', { limit: 20 })).filter(
      ({ who }) => who === 'visitor',
    )

  test('a message that is taken back in the same body, or before it comes, is not heard', async () => {
    await bring(text('m1', 'Wrong'), revoke('m1'))
    await bring(revoke('m2'))
    await done()
    await bring(text('m2', 'Wrong as well'))
    await bring(text('m3', 'Hi'))
    await taken(1)
    await done()
    expect((await said()).map(each => each.text)).toEqual(['Hi'])
  })

  test('one that the bot has heard is taken back later', async () => {
    await bring(text('m1', 'Hi'))
    await taken(1)
    await bring(revoke('m1'))
    await done()
    expect((await said()).map(each => each.text)).toEqual([deleted])
  })

  test('a reaction that comes with its message stands at it', async () => {
    await bring(text('m1', 'Hi'), react('m1'))
    await done()
    expect(await said()).toMatchObject([{ text: 'Hi', reaction: '🎉' }])
  })

  test('whoever only reacts or takes back is no new person', async () => {
    await bring(revoke('m1'), react('m2'))
    await done()
    const { db } = shop.store.database
    expect(await db.selectFrom('channel_persons').selectAll().execute()).toEqual([])
  })

  test('where nobody is told, it is tried again until its message was worked on', async () => {
    const { store, services, channel } = shop
    await bring(text('m1', 'Hi'))
    await taken(1)
    await done()
    const { db } = store.database
    const set = (state: 'waiting' | 'done') =>
      db.updateTable('channel_incoming').set({ state }).execute()
    const entry = await store.channels.connections.find(channel.id)
    const opened = entry && (await services.connections.openProvided(entry))
    if (!opened) expect.fail('not connected')
    const takeBack = () =>
      doToMessage({ ...services, store }, opened, {
        channelId: channel.id,
        personId: null,
        given: { type: 'deleted', of: 'm1' },
      })
    await set('waiting')
    await expect(takeBack()).rejects.toMatchObject({ code: 'THREAD_BUSY' })
    await set('done')
    await takeBack()
    expect((await said()).map(each => each.text)).toEqual([deleted])
  })

  test('a file that is taken back is served no more', async () => {
    shop.whatsapp.media.set('f1', { bytes: 'a note', type: 'text/plain' })
    await bring(text('m1', 'Hi'))
    await taken(1)
    await bring({ ...ann, id: 'm2', type: 'document', document: { id: 'f1', filename: 'a.txt' } })
    await taken(2)
    await done()
    const { pathname } = new URL((await said())[1]?.file?.url ?? expect.fail('no file'))
    expect((await shop.app.request(pathname)).status).toBe(200)
    await bring(revoke('m2'))
    await done()
    expect((await said())[1]).toMatchObject({ text: deleted, file: null })
    expect((await shop.app.request(pathname)).status).toBe(404)
    expect(await shop.store.uploads.names({ botId: 'shop' })).toEqual([])
  })
})
