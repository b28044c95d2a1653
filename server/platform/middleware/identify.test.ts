import { expect, test } from 'vitest'
import { botWithWebhook } from '../../testing/bots.js'
import { testApp } from '../../testing/test-app.js'

test('each answer shows the id of its request, and the lines of the log about it carry it', async () => {
  const { app, bots, step, logged, close } = await testApp()
  await bots.publish('shop', botWithWebhook({ url: 'http://127.0.0.1:1', waitForResponse: true }))
  const ids = new Set<string>()
  for (const answer of [
    await app.request('/healthz'),
    await app.request('/nowhere'),
    await app.request('/v1/chatbots/x/calls'),
    await step('shop', 'call', {}),
  ]) {
    const id = answer.headers.get('x-request-id') ?? ''
    expect(id).toMatch(/^[0-9a-f]{16}$/)
    ids.add(id)
  }
  expect(ids.size).toBe(4)
  const line = logged.find(each => each.includes('Webhook handling failed')) ?? '{}'
  expect([...ids].at(-1)).toBe(JSON.parse(line).requestId)
  await close()
})
