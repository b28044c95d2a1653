import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const args = [
  '--headless',
  '--no-sandbox',
  '--hide-scrollbars',
  '--mute-audio',
  '--remote-debugging-port=0',
]

/**
 * A Chromium that is spoken to by the DevTools protocol alone. Playwright has each page tell of its network; for that the
 * browser notes which line of a script has made a request, and reads the whole script once more to know it. A visitor's
 * browser does not.
 */
export async function openPlainChromium(path) {
  const profile = mkdtempSync(join(tmpdir(), 'talkgraph-chromium-'))
  const process = spawn(path, [...args, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const line = await connect(await addressOf(process))
  const { product } = await line.send('Browser.getVersion')
  return {
    name: `Chromium ${product.split('/')[1]}`,
    /** A page in a context of its own; `send` speaks to it. */
    async openPage({ width, height }) {
      const { browserContextId } = await line.send('Target.createBrowserContext')
      const { targetId } = await line.send('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
        width,
        height,
      })
      const { sessionId } = await line.send('Target.attachToTarget', { targetId, flatten: true })
      return {
        send: (method, params) => line.send(method, params, sessionId),
        close: () => line.send('Target.disposeBrowserContext', { browserContextId }),
      }
    },
    async close() {
      const ended = new Promise(resolve => process.once('exit', resolve))
      await line.send('Browser.close').catch(() => process.kill())
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Where the browser says that it listens. */
async function addressOf(process) {
  let said = ''
  for await (const part of process.stderr) {
    said += part
    const [, address] = /listening on (ws:\S+)/.exec(said) ?? []
    if (address) return address
  }
  throw new Error(`Chromium did not start: ${said.slice(-500)}`)
}

async function connect(address) {
  const socket = new WebSocket(address)
  const waiting = new Map()
  let last = 0
  socket.onmessage = ({ data }) => {
    const { id, result, error } = JSON.parse(data)
    const answer = waiting.get(id)
    waiting.delete(id)
    if (error) answer?.reject(new Error(error.message))
    else answer?.resolve(result)
  }
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('Chromium is gone'))
  }
  await new Promise((resolve, reject) =>
    Object.assign(socket, { onopen: resolve, onerror: reject }),
  )
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        waiting.set(++last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params, sessionId }))
      }),
  }
}
