import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { connectedNumber } from '../testing/whatsapp/connected.js'

const ann = { from: '16505551234' }

describe.each(databases)('the window of a channel in $name', ({ make }) => {
  let shop: Awaited<ReturnType<typeof connectedNumber>>
  beforeEach(async () => {
    shop = await connectedNumber(make, flowOf(['ask-name', { questionText: 'Your name?' }]))
  })
  afterEach(() => shop.close())

  test('is told to the desk; once it is over an agent’s words fail with the reason, and approved ones go out', async () => {
    const longAgo = String(Math.floor(Date.now() / 1000) - 25 * 3600)
    await shop.say(ann, { type: 'text', text: { body: 'Hi' }, timestamp: longAgo })
    await vi.waitFor(() => expect(shop.whatsapp.taken).toHaveLength(1), { timeout: 60_000 })
    const [thread] = await shop.store.threads.list({ botId: 'shop', limit: 1 })
    const path = `/v1/desk/threads/${thread?.id}`
    const { via } = (await (await shop.api('GET', path)).json()).data.thread
    expect(via).toMatchObject({ hasTemplates: true, textLength: 4096 })
    expect(Date.parse(via.writableUntil)).toBeLessThan(Date.now())
    const sent = await (
      await shop.api('POST', `${path}/messages`, { message: 'Still there?' })
    ).json()
    expect(sent.data.message.status).toBeNull()
    const last = async () =>
      (await (await shop.api('GET', `${path}/messages`)).json()).data.messages.at(-1)
    await vi.waitFor(
      async () =>
        expect(await last()).toMatchObject({
          status: 'failed',
          statusReason: expect.stringContaining('24 hours'),
        }),
      { timeout: 60_000 },
    )
    expect(shop.whatsapp.taken).toHaveLength(1)
    shop.whatsapp.templates.push({
      id: '1',
      name: 'order_ready',
      language: 'en',
      status: 'APPROVED',
      category: 'UTILITY',
      components: [{ type: 'BODY', text: 'Hello {{1}}, it is ready.' }],
    })
    const { templates } = (await (await shop.api('GET', `${path}/templates`)).json()).data
    const [template] = templates
    const values = Object.fromEntries(template.values.map((name: string) => [name, 'Ann']))
    const { name, language } = template
    const missing = await shop.api('POST', `${path}/template`, { name, language, values: {} })
    expect(missing.status).toBe(template.values.length > 0 ? 400 : 200)
    expect(
      (await shop.api('POST', `${path}/template`, { name: 'none', language, values })).status,
    ).toBe(400)
    expect((await shop.api('POST', `${path}/template`, { name, language, values })).status).toBe(
      200,
    )
    await vi.waitFor(async () => expect(await last()).toMatchObject({ status: 'sent' }), {
      timeout: 60_000,
    })
    expect(shop.whatsapp.taken.at(-1)).toMatchObject({
      type: 'template',
      template: {
        name: 'order_ready',
        language: { code: 'en' },
        components: [{ type: 'body', parameters: [{ type: 'text', text: 'Ann' }] }],
      },
    })
    await shop.say(ann, { type: 'text', text: { body: 'Ann' } })
    await shop.api('POST', `${path}/messages`, { message: 'Good that you write.' })
    await vi.waitFor(
      () =>
        expect(shop.whatsapp.taken.at(-1)).toMatchObject({
          text: { body: 'Good that you write.' },
        }),
      { timeout: 60_000 },
    )
  })
})
