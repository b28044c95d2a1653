import { isIP } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startUpstream } from '../../testing/upstream.js'
import { hostileAnswers, hostileHosts, hostileUrls } from './hostile-addresses.fixture.js'
import { createOutbound } from './outbound.js'
import { isPublicAddress } from './public-address.js'

let inner: Awaited<ReturnType<typeof startUpstream>>
const get = { method: 'GET', headers: {}, body: null }

beforeAll(async () => {
  inner = await startUpstream((_, response) => response.end('inner'))
})
afterAll(() => inner.close())

describe('the outbound guard', () => {
  test('knows at least a hundred hostile spellings', () => {
    expect(new Set([...hostileHosts, ...hostileUrls]).size).toBeGreaterThanOrEqual(150)
  })

  test('knows at least 104 special addresses as answers of a name server', () => {
    expect(new Set(hostileAnswers).size).toBeGreaterThanOrEqual(104)
  })

  test.each(hostileHosts)('does not call %s', async host => {
    const outbound = createOutbound({ limits: { time: 2000 } })
    const outcome = await outbound.send({ ...get, url: `http://${host}:${inner.port}/` })
    await outbound.close()
    expect(outcome.ok).toBe(false)
    expect(inner.connections()).toBe(0)
  })

  test.each(hostileUrls)('does not call the address %j', async address => {
    const outbound = createOutbound({ limits: { time: 2000 } })
    const outcome = await outbound.send({
      ...get,
      url: address.replaceAll('PORT', String(inner.port)),
    })
    await outbound.close()
    expect(outcome.ok).toBe(false)
    expect(inner.connections()).toBe(0)
  })

  test.each(hostileAnswers)('does not connect to %s, however it is named', async address => {
    const family = isIP(address) || 4
    for (const answers of [
      [{ address, family }],
      [
        { address: '1.1.1.1', family: 4 },
        { address, family },
      ],
    ]) {
      const outbound = createOutbound({ resolve: async () => answers })
      const outcome = await outbound.send({ ...get, url: `http://rebind.example:${inner.port}/` })
      await outbound.close()
      expect(outcome).toMatchObject({ ok: false, code: 'BLOCKED_ADDRESS' })
    }
    expect(inner.connections()).toBe(0)
  })

  test('asks the name server once per connection and connects to what it checked', async () => {
    let asked = 0
    const outbound = createOutbound({
      resolve: async () => [{ address: asked++ === 0 ? '127.0.0.1' : '1.1.1.1', family: 4 }],
    })
    expect(
      await outbound.send({ ...get, url: `http://rebind.example:${inner.port}/` }),
    ).toMatchObject({
      code: 'BLOCKED_ADDRESS',
    })
    expect(asked).toBe(1)
    await outbound.close()
  })

  test('calls an inner host only when its exact host and port are on the list', async () => {
    const outbound = createOutbound({ allowHosts: [inner.host, '127.0.0.2:80', 'localhost:1'] })
    expect(await outbound.send({ ...get, url: `http://localhost:${inner.port}/` })).toMatchObject({
      ok: false,
    })
    expect(await outbound.send({ ...get, url: `http://127.0.0.1:${inner.port}/` })).toMatchObject({
      ok: true,
      status: 200,
      text: 'inner',
    })
    await outbound.close()
  })

  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '93.184.216.34',
    '2606:4700::1111',
    '2a00:1450:4001::1',
    '::ffff:8.8.8.8',
    '2a00:1450::5efe:808:808',
  ])('lets the public address %s through', address => expect(isPublicAddress(address)).toBe(true))
})
