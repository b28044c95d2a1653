import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { publishBot } from './bot.mjs'

const limits = {
  uploadsPerSession: 1e6,
  uploadsPerAddress: 1e6,
  stepsPerSession: 1e6,
  stepsPerAddress: 1e6,
}
const size = 4_000_000
const part = Buffer.alloc(100_000)
const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n'
const end = '\r\n--b--\r\n'

/** Has so many files of 4 MB sent to a server at once, each by 500 kB a second; resolves to how many it has taken. */
export async function uploadSlowly(url, count) {
  const id = await publishBot(url, {
    name: 'Files',
    settings: { limits },
    elements: [{ nodes: [{ id: 'call', type: 'ask-file', data: {} }], edges: [] }],
  })
  const bot = `/widget/v1/bots/${id}`
  const { token } = await (await fetch(`${url}${bot}/sessions`, { method: 'POST' })).json()
  let taken = 0
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(new URL(url).port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.once('data', answer => {
      if (String(answer).startsWith('HTTP/1.1 200')) taken++
    })
    socket.write(
      `POST ${bot}/nodes/call/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${head.length + size + end.length}\r\n\r\n${head}`,
    )
    return socket
  })
  for (let sent = 0; sent < size; sent += part.length) {
    for (const socket of sockets) socket.write(part)
    await wait(200)
  }
  for (const socket of sockets) socket.write(end)
  await wait(3000)
  for (const socket of sockets) socket.destroy()
  return taken
}
