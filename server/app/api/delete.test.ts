import { expect, test } from 'vitest'
import { addKey } from '../../platform/keys/api-keys.js'
import { botWith } from '../../testing/bots.js'
import { databases } from '../../testing/databases.js'
import { testAppOn } from '../../testing/test-app.js'

test.each(databases)(
  'a bot in $name is deleted with all that it had, by its owner alone',
  async ({ make }) => {
    const server = await testAppOn(make)
    const { api, store, step } = server
    for (const id of ['shop', 'other'])
      await api('PUT', `/v1/chatbots/${id}/flow`, botWith('email-node', { to: 'a@b.example' }))
    for (const id of ['shop', 'other']) await api('POST', `/v1/chatbots/${id}/publish`)
    for (const address of ['/demo/bots/shop', '/widget/v1/bots/shop?version=1'])
      expect((await server.app.request(address)).status).toBe(200)
    for (const id of ['shop', 'other'])
      expect((await step(id, 'call', {}, undefined, 'email')).status).toBe(202)
    const stranger = await addKey(store.keys, 'stranger', 'stranger')
    expect((await api('DELETE', '/v1/chatbots/shop', undefined, stranger.key)).status).toBe(404)
    expect(await (await api('DELETE', '/v1/chatbots/shop')).json()).toEqual({
      success: true,
      message: 'Chatbot deleted',
      data: { chatbotId: 'shop' },
    })
    expect((await api('DELETE', '/v1/chatbots/shop')).status).toBe(404)
    expect(await store.bots.versions('shop')).toEqual([])
    expect(await store.outbox.last('shop')).toEqual([])
    expect(await store.calls.last('shop')).toEqual([])
    expect(await store.outbox.last('other')).toHaveLength(1)
    const gone = ['/demo/bots/shop', '/widget/v1/bots/shop', '/widget/v1/bots/shop?version=1']
    for (const address of gone) {
      const { status } = await server.app.request(address)
      expect([address, status]).toEqual([address, 404])
    }
    await server.close()
  },
)
