import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.js'

const from = (...proxies: string[]) => ({ headers: { 'x-forwarded-for': proxies.join(', ') } })

test('a proxy that is not trusted is told of once', async () => {
  const { app, logged, close } = await testApp()
  await app.request('/healthz')
  const warnings = () => logged.filter(line => line.includes('TALKGRAPH_TRUSTED_PROXIES'))
  expect(warnings()).toHaveLength(0)
  for (const address of ['192.0.2.1', '192.0.2.2']) await app.request('/healthz', from(address))
  expect(warnings()).toHaveLength(1)
  expect(warnings()[0]).not.toContain('192.0.2')
  await close()
})

test('a proxy that is trusted is not told of', async () => {
  const { app, logged, close } = await testApp({ trustedProxies: 1 })
  await app.request('/healthz', from('192.0.2.1'))
  expect(logged.join()).not.toContain('TALKGRAPH_TRUSTED_PROXIES')
  await close()
})
