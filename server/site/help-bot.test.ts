import { claims } from '@talkgraph/wire/claims'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../app/app.js'
import { testApp } from '../testing/test-app.js'
import { helpBotId, seedHelpBot } from './help-bot.js'

const seed = new URL('../../site/seed/', import.meta.url)
const tag = `data-chatbot-id="${helpBotId}"`

test('the site begins with a bot on each page, in the first account; deleted, it does not come back', async () => {
  const { app, api, store, bots, close } = await testApp()
  onTestFinished(close)
  const page = async () => (await app.request('/docs')).text()
  expect(await page()).not.toContain(tag)
  await seedHelpBot(store, bots, seed, claims)
  expect(await page()).toContain(tag)
  expect(await page()).toContain(`/talkgraph-loader.js?bot=${helpBotId}`)
  expect((await api('GET', `/v1/chatbots/${helpBotId}`)).status).toBe(200)
  expect((await bots.find(helpBotId))?.settings.liveDesk).toBe(true)
  await api('DELETE', `/v1/chatbots/${helpBotId}`)
  await seedHelpBot(store, bots, seed, claims)
  expect(await page()).not.toContain(tag)
})

test('who runs the server switches the chat off, or puts another bot there', async () => {
  const { services, store, bots, close } = await testApp()
  onTestFinished(close)
  await seedHelpBot(store, bots, seed, claims)
  await bots.publish('mine', {
    nodes: [{ id: 'hello', type: 'message-node', data: { text: 'Hello' } }],
    edges: [],
  })
  const page = async (parts: Parameters<typeof createApp>[2]) =>
    (await createApp(services, () => false, parts).request('/docs')).text()
  expect(await page({ siteBot: null })).not.toContain('data-chatbot-id')
  expect(await page({ siteBot: 'mine' })).toContain('data-chatbot-id="mine"')
  expect(await page({ siteBot: 'nobody' })).not.toContain('data-chatbot-id')
  expect(await page({ site: false })).not.toContain('data-chatbot-id')
})
