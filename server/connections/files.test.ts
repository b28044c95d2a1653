import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../base/errors.js'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { connectedShop, updateOf } from '../testing/telegram.js'

const ann = 42
const flow = flowOf(
  ['welcome-node', { text: 'Hello.' }],
  ['ask-file-node', { questionText: 'Your paper?', answerVariable: 'paper' }],
  ['message-node', { text: 'Thank you.' }],
  ['ask-name-node', { questionText: 'Your name?' }],
)
const paper = { document: { file_id: 'f', file_name: 'paper.txt', mime_type: 'text/plain' } }

describe.each(databases)('files over a channel in $name', ({ make }) => {
  let shop: Awaited<ReturnType<typeof connectedShop>>
  beforeEach(async () => {
    shop = await connectedShop(make, flow)
    await shop.post(updateOf(1, ann, { text: 'Hi' }))
    await told(1)
  })
  afterEach(() => shop.close())

  const told = (count: number) =>
    vi.waitFor(() => expect(shop.telegram.toldTo(ann)).toHaveLength(count), {
      timeout: 60_000,
      interval: 20,
    })
  const last = async () => {
    const [thread] = await shop.store.threads.list({ botId: 'shop', limit: 1 })
    return { thread, said: await shop.store.messages.list(thread?.id ?? '', { limit: 20 }) }
  }

  test('one that a person hands in is kept here, and answers the question', async () => {
    await shop.post(updateOf(2, ann, paper))
    await told(2)
    expect(shop.telegram.toldTo(ann)[1]).toBe('Thank you.\nYour name?')
    const { said } = await last()
    const { file } = said.find(message => message.file) ?? expect.fail('no file')
    expect(file).toMatchObject({
      name: 'paper.txt',
      url: expect.stringMatching(/^http:\/\/localhost\/uploads\//),
    })
    const kept = await shop.app.request(new URL(file?.url ?? '').pathname)
    expect(kept.status).toBe(200)
  })

  test('those of an album are kept with the first, and a place is no name either', async () => {
    await shop.post(updateOf(2, ann, paper))
    await told(2)
    for (const id of [3, 4, 5]) await shop.post(updateOf(id, ann, paper))
    await shop.post(updateOf(6, ann, { location: { latitude: 1, longitude: 2 } }))
    await shop.post(updateOf(7, ann, { text: 'Ann' }))
    await vi.waitFor(async () => expect((await last()).thread?.name).toBe('Ann'), {
      timeout: 60_000,
      interval: 20,
    })
    await told(4)
    const sorry = 'Sorry, I cannot read this here. Please write it instead.\nYour name?'
    expect(shop.telegram.toldTo(ann).slice(2)).toEqual([sorry, expect.stringContaining('Ann')])
    const { said } = await last()
    expect(said.filter(({ file }) => file).map(({ text }) => text)).toEqual(
      Array(4).fill('paper.txt'),
    )
  })

  test('what goes beyond the letters of a message is kept beside it, and the letters answer', async () => {
    await shop.post(updateOf(2, ann, paper))
    await told(2)
    await shop.post(updateOf(3, ann, { text: `${'a'.repeat(20_000)} and the rest` }))
    await told(3)
    const { said } = await last()
    const message = said.find(({ text }) => text.startsWith('aaa')) ?? expect.fail('no message')
    expect(message.text).toBe('a'.repeat(20_000))
    expect(message.file).toMatchObject({ name: 'rest.txt', size: 13 })
    const kept = await shop.app.request(new URL(message.file?.url ?? '').pathname)
    expect(await kept.text()).toBe(' and the rest')
  })

  test('one that has words beside it answers with its words', async () => {
    await shop.post(updateOf(2, ann, paper))
    await told(2)
    await shop.post(updateOf(3, ann, { ...paper, caption: 'Ann' }))
    await told(3)
    expect((await last()).thread?.name).toBe('Ann')
  })

  test('one that cannot be had is said to the person, once no other try is left', async () => {
    shop.telegram.refuseBy(({ method }) =>
      method === 'getFile'
        ? { ok: false, error_code: 400, description: 'file is too big' }
        : undefined,
    )
    await shop.post(updateOf(2, ann, paper))
    await told(2)
    expect(shop.telegram.toldTo(ann)[1]).toMatch(/did not come through/)
    const record = await (await shop.api('GET', `/v1/channels/${shop.channel.id}`)).json()
    expect(record.data.channel.health.failures).toMatchObject([{ code: 'FILE' }])
  })

  test('one that an agent sends goes out', async () => {
    const { thread } = await last()
    const form = new FormData()
    form.set('file', new File(['%PDF-1.7'], 'menu.pdf'))
    await shop.api('POST', `/v1/desk/threads/${thread?.id}/files`, form)
    await told(2)
    const { method, text, body } = shop.telegram.sent.at(-1) ?? expect.fail('nothing')
    expect(JSON.stringify([method, text, body])).toMatch(/\/uploads\/[\w-]+\.pdf/)
  })

  test('more of them than the limits of uploads allow are said to have been lost', async () => {
    await shop.close()
    shop = await connectedShop(make, flow, {
      rateLimits: { uploadsPerSession: { count: 1, seconds: 3600 } },
    })
    await shop.post(updateOf(1, ann, { text: 'Hi' }))
    await told(1)
    await shop.post(updateOf(2, ann, { ...paper, caption: 'One' }))
    await told(2)
    await shop.post(updateOf(3, ann, paper))
    await told(3)
    expect(shop.telegram.toldTo(ann)[2]).toMatch(/did not come through/)
    expect(await shop.store.uploads.names({ botId: 'shop' })).toHaveLength(1)
    const record = await (await shop.api('GET', `/v1/channels/${shop.channel.id}`)).json()
    expect(record.data.channel.health.failures).toMatchObject([{ code: 'RATE_LIMITED' }])
  })

  test('one is brought and kept once, whatever is tried again', async () => {
    const say = vi.spyOn(shop.services.player, 'say')
    say.mockRejectedValueOnce(new ApiError('THREAD_BUSY'))
    await shop.post(updateOf(2, ann, paper))
    await told(2)
    expect(say).toHaveBeenCalledTimes(2)
    expect(shop.telegram.sent.filter(({ method }) => method === 'getFile')).toHaveLength(1)
    expect(await shop.store.uploads.names({ botId: 'shop' })).toHaveLength(1)
  })
})
