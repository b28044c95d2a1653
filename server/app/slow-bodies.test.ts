import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startChild } from '../testing/child-server.js'

const patience = { timeout: 60_000 }
/** Several times what the server takes, and fewer than the 511 that a system has wait for a server that is busy: it drops the others. */
const many = 480
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Begins a call whose body never ends. */
async function sendSlowly(port: number, from: string): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  closers.push(() => socket.destroy())
  socket.on('error', () => undefined)
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  socket.write(
    'POST /widget/v1/bots/demo/sessions HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{',
  )
}

/** The status that a visitor gets who has never been there; 0 where the server hangs up. */
function ask(port: number, method: string, path: string, from: string): Promise<number> {
  return new Promise(resolve => {
    request(
      { port, host: '127.0.0.1', localAddress: from, agent: false, method, path },
      response => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0))
      },
    )
      .on('error', () => resolve(0))
      .end()
  })
}

test('slow bodies take no connection from visitors, whether from one address or from hundreds', {
  timeout: 180_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-slow-'))
  closers.push(() => rmSync(folder, { recursive: true, force: true }))
  const within = ['sh', '-c', 'ulimit -n 256 && exec "$@"', 'sh']
  const child = startChild(folder, { PORT: '0', TALKGRAPH_TRUSTED_PROXIES: '0' }, 'source', within)
  closers.push(async () => {
    child.kill('SIGKILL')
    await child.ended
  })
  const port = Number(new URL(await child.ready()).port)
  const newVisitors = (from: string) =>
    Promise.all(
      Array.from({ length: 6 }, () => [
        ask(port, 'GET', '/widget/v1/bots/demo', from),
        ask(port, 'POST', '/widget/v1/bots/demo/sessions', from),
      ]).flat(),
    )
  const served = Array.from({ length: 12 }, () => 200)

  await Promise.all(Array.from({ length: many }, () => sendSlowly(port, '127.0.0.1')))
  expect(await newVisitors('127.0.0.2')).toEqual(served)
  await expect.poll(child.output, patience).toContain('One address has as many connections')

  const hundreds = Array.from({ length: many }, (_, each) => `127.1.1.${each % 200}`)
  await Promise.all(hundreds.map(from => sendSlowly(port, from)))
  expect(await newVisitors('127.0.0.3')).toEqual(served)
  await expect.poll(child.output, patience).toContain('Connections come to an end soon')
})
