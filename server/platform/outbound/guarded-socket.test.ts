import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createOutbound } from './index.js'

async function listening() {
  const server = createServer(socket => socket.end('hello')).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('a socket is opened to the operator’s hosts, and to no other inside the network', async () => {
  const port = await listening()
  const outbound = createOutbound({ allowHosts: [`127.0.0.1:${port}`] })
  onTestFinished(() => outbound.close())
  const socket = await outbound.connect({ host: '127.0.0.1', port })
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  expect(Buffer.concat(chunks).toString()).toBe('hello')
  const blocked = { code: 'BLOCKED_ADDRESS' }
  for (const host of ['127.0.0.1', '[::1]', '10.0.0.1'])
    await expect(outbound.connect({ host, port: 1 })).rejects.toMatchObject(blocked)
})

test('a name that leads into the network is refused, too', async () => {
  const outbound = createOutbound({ resolve: async () => [{ address: '192.168.0.1', family: 4 }] })
  onTestFinished(() => outbound.close())
  await expect(outbound.connect({ host: 'mail.example', port: 25 })).rejects.toMatchObject({
    code: 'BLOCKED_ADDRESS',
  })
})
