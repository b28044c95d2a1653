import { expect, inject, test } from 'vitest'

const { url, key, shop } = inject('served')
const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }

test('the API plays the step for threads of other channels', async () => {
  const body = JSON.stringify({ message: 'Hello', from: 'USER' })
  const response = await fetch(`${url}/v1/chatbots/shop/message`, { method: 'POST', headers, body })
  expect(await response.json()).toMatchObject({
    data: { message: { answer: { text: '3 left\nI keep in mind: 3 left.' } } },
  })
}, 60_000)

test('the owner finds the step in the list of calls', async () => {
  const calls = await (await fetch(`${url}/v1/chatbots/shop/calls`, { headers })).json()
  expect(calls.data.calls).toContainEqual(
    expect.objectContaining({ nodeId: 'ask', step: 'stock-level', status: 200, error: null }),
  )
}, 60_000)

test('no browser gets what stays on the server', async () => {
  const published = await (await fetch(`${url}/widget/v1/bots/shop`)).text()
  expect(published).toContain('"answerVariable":"left"')
  expect(published).not.toContain(shop)
}, 60_000)
