import { expect, test } from 'vitest'
import { createPageDomains } from './page-domains.js'

test('what another server has proven is known two seconds later', async () => {
  let now = 0
  const proven = new Map<string, string>()
  const domains = createPageDomains(
    { domains: async () => [...proven].map(([domain, id]) => ({ domain, id })) },
    () => now,
  )
  expect(await domains.findPage('a.example')).toBeUndefined()
  proven.set('a.example', 'p1')
  now = 1999
  expect(await domains.findPage('a.example')).toBeUndefined()
  now = 2000
  expect(await domains.findPage('a.example')).toBe('p1')
  // Another page has proven it since: this is read behind the request that asks.
  proven.set('a.example', 'p2')
  now = 4000
  expect(domains.pageOf('a.example')).toBe('p1')
  await expect.poll(() => domains.pageOf('a.example')).toBe('p2')
})
