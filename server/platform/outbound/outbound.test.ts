import type { ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { type Received, startUpstream } from '../../testing/upstream.js'
import { createOutbound, type OutboundOptions } from './outbound.js'

const patience = { timeout: 60_000 }

type Upstream = Awaited<ReturnType<typeof startUpstream>>
const closers: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function upstream(...args: Parameters<typeof startUpstream>): Promise<Upstream> {
  const server = await startUpstream(...args)
  closers.push(server.close)
  return server
}

function outboundTo(hosts: readonly Upstream[], limits: OutboundOptions['limits'] = {}) {
  const outbound = createOutbound({ allowHosts: hosts.map(({ host }) => host), limits })
  closers.push(outbound.close)
  return outbound
}

const post = {
  method: 'POST',
  headers: { authorization: 'Bearer x', cookie: 'a=b', 'x-key': 'k' },
  body: '{"key":"k"}',
}

describe('a call', () => {
  test('goes over the connection of the one before, where that comes at once and was read whole', async () => {
    const site = await upstream((_, response) => response.end('x'.repeat(1000)))
    const outbound = outboundTo([site])
    for (let call = 0; call < 10; call++)
      expect(await outbound.send({ ...post, url: site.url })).toMatchObject({ ok: true })
    // Some may still be busy with the end of an answer.
    expect(site.connections()).toBeLessThan(5)
    const tight = outboundTo([site], { size: 10 })
    for (let call = 0; call < 2; call++)
      expect(await tight.send({ ...post, url: site.url })).toMatchObject({ ok: false })
    expect(await outbound.send({ ...post, url: site.url })).toMatchObject({ ok: true })
  })

  test('has the time that it asks for instead of the limit', async () => {
    let end = () => undefined as unknown
    const site = await upstream(({ url }, response) => {
      if (url === '/short') return void response.write('x')
      const coming = setInterval(() => response.write('x'), 20)
      end = () => {
        clearInterval(coming)
        response.end('end')
      }
    })
    const outbound = outboundTo([site], { time: 500 })
    const open = async (path: string, more: object) => {
      const answer = await outbound.open({ ...post, url: `${site.url}${path}`, ...more })
      return answer.ok ? answer.body : expect.fail('no answer')
    }
    const long = await open('/long', { time: 60_000 })
    const read = text(long)
    await expect(text(await open('/short', {}))).rejects.toThrow()
    end()
    expect(await read).toMatch(/^x+end$/)
  })

  test('opens a connection anew where the other side closes each after its answer', async () => {
    const site = await upstream((_, response) =>
      response.writeHead(200, { connection: 'close' }).end(),
    )
    const outbound = outboundTo([site])
    for (let call = 0; call < 3; call++)
      expect(await outbound.send({ ...post, url: site.url })).toMatchObject({ ok: true })
    expect(site.connections()).toBe(3)
  })

  test('follows three redirects and no more', async () => {
    const site = await upstream(({ url }, response) => {
      const left = Number(url.slice(1))
      if (left === 0) return void response.end('here')
      response.writeHead(302, { location: `/${left - 1}` }).end()
    })
    const outbound = outboundTo([site])
    const get = { method: 'GET', headers: {}, body: null }
    expect(await outbound.send({ ...get, url: `${site.url}/3` })).toMatchObject({
      ok: true,
      text: 'here',
    })
    expect(await outbound.send({ ...get, url: `${site.url}/4` })).toMatchObject({
      ok: false,
      code: 'CALL_FAILED',
    })
  })

  test.each([
    'http://127.0.0.1:1/',
    'http://169.254.169.254/',
    'http://localhost/',
    'file:///etc/passwd',
    '//[::1]/',
  ])('is stopped when it is redirected to %s', async location => {
    const site = await upstream((_, response) => response.writeHead(302, { location }).end())
    expect(await outboundTo([site]).send({ ...post, url: site.url })).toMatchObject({
      ok: false,
      code: 'BLOCKED_ADDRESS',
    })
  })

  test('keeps its headers on the same site and drops them on another', async () => {
    const other = await upstream((_, response) => response.end('other'))
    const site = await upstream(({ url }, response) =>
      response.writeHead(302, { location: url === '/' ? '/same' : other.url }).end(),
    )
    expect(await outboundTo([site, other]).send({ ...post, url: site.url })).toMatchObject({
      text: 'other',
    })
    expect(site.received[1]?.headers).toMatchObject({ authorization: 'Bearer x', 'x-key': 'k' })
    const { headers, method, body } = other.received[0] as Received
    expect({ method, body }).toEqual({ method: 'GET', body: '' })
    for (const name of ['authorization', 'cookie', 'x-key'])
      expect(headers).not.toHaveProperty(name)
  })

  test('does not hand its data to another site', async () => {
    const other = await upstream((_, response) => response.end())
    const site = await upstream((_, response) =>
      response.writeHead(307, { location: other.url }).end(),
    )
    expect(await outboundTo([site, other]).send({ ...post, url: site.url })).toMatchObject({
      ok: false,
    })
    expect(other.received).toEqual([])
  })

  test('repeats its data on the same site after a 307', async () => {
    const site = await upstream(({ url }, response) =>
      url === '/'
        ? void response.writeHead(307, { location: '/again' }).end()
        : void response.end('ok'),
    )
    await outboundTo([site]).send({ ...post, url: site.url })
    expect(site.received[1]).toMatchObject({ method: 'POST', url: '/again', body: post.body })
  })

  test('ends at its time limit when nothing comes, or one byte at a time', async () => {
    const silent = await upstream(() => undefined)
    const drip = await upstream((_, response) => {
      const timer = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(timer))
    })
    const outbound = outboundTo([silent, drip], { time: 200 })
    for (const { url } of [silent, drip]) {
      expect(await outbound.send({ ...post, url })).toEqual({
        ok: false,
        code: 'CALL_FAILED',
        message: 'The call took too long',
      })
    }
    await expect.poll(() => silent.openSockets(), patience).toBe(0)
    await expect.poll(() => drip.openSockets(), patience).toBe(0)
  })

  test('ends at its time limit when the name server does not answer', async () => {
    const outbound = createOutbound({
      resolve: () => new Promise(() => undefined),
      limits: { time: 200 },
    })
    closers.push(outbound.close)
    expect(await outbound.send({ ...post, url: 'http://slow.example' })).toMatchObject({
      message: 'The call took too long',
    })
  })

  test('stops reading a huge answer and a compressed bomb at the size limit', async () => {
    const bomb = gzipSync(Buffer.alloc(100_000_000))
    const site = await upstream(({ url }, response) => {
      if (url === '/bomb')
        return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
      const chunk = Buffer.alloc(100_000)
      const write = () => {
        while (!response.destroyed && response.write(chunk));
        if (!response.destroyed) response.once('drain', write)
      }
      write()
    })
    const outbound = outboundTo([site])
    for (const path of ['/bomb', '/huge']) {
      expect(await outbound.send({ ...post, url: site.url + path })).toMatchObject({
        ok: false,
        message: 'The answer is too large',
      })
    }
    await expect.poll(() => site.openSockets(), patience).toBe(0)
  })

  test('reads compressed answers', async () => {
    const site = await upstream((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"a":1}')),
    )
    expect(await outboundTo([site]).send({ ...post, url: site.url })).toMatchObject({
      ok: true,
      text: '{"a":1}',
    })
  })

  test.each([
    ['is refused', (response: ServerResponse) => response.destroy()],
    [
      'breaks off half-way',
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': 100 })
        response.write('half')
        setTimeout(() => response.destroy(), 20)
      },
    ],
  ])('fails in general words when it %s', async (_, answer) => {
    const site = await upstream((_, response) => answer(response))
    const outcome = await outboundTo([site]).send({ ...post, url: `${site.url}/secret-path` })
    expect(outcome).toEqual({
      ok: false,
      code: 'CALL_FAILED',
      message: 'The address could not be reached',
    })
  })
})
