import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.js'

const as = (host: string) => ({ headers: { host } })

test('a server that was not told its address says so once, when it is asked under another name', async () => {
  const { app, logged, close } = await testApp()
  const warnings = () => logged.filter(line => line.includes('PUBLIC_URL'))
  for (const host of ['localhost:8787', '127.0.0.1', '[::1]:80'])
    await app.request('/healthz', as(host))
  expect(warnings()).toHaveLength(0)
  for (const host of ['chat.example', 'evil.example']) await app.request('/healthz', as(host))
  expect(warnings()).toHaveLength(1)
  expect(warnings()[0]).toContain('Set PUBLIC_URL')
  expect(warnings()[0]).not.toContain('chat.example')
  await close()
})

test('a server that knows its address says nothing', async () => {
  const { app, logged, close } = await testApp({ publicUrl: 'https://chat.example' })
  await app.request('/healthz', as('evil.example'))
  expect(logged.join()).not.toContain('PUBLIC_URL')
  await close()
})
