import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { vi } from 'vitest'
import { unpackDebian } from './debian.js'
import { inWidget, type Tab } from './tab.js'

const cache = join(import.meta.dirname, '../../.cache/webkit')
const unpacked = join(cache, 'debian')
const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64'
const library = `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1`
/** By the names that WebDriver has for an element and for keys. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const keys = { Enter: '\uE007', ArrowRight: '\uE014' }
const patience = { timeout: 60_000, interval: 50 }

/** A WebKit that is driven by WebDriver, without a screen. */
export interface WebKit {
  readonly version: string
  readonly tab: Tab
  close(): Promise<void>
}

/** Debian's WebKitGTK with its driver and a display, unpacked into a folder of ours; false where it cannot be had. */
export function unpackWebKit(): boolean {
  return unpackDebian(unpacked, ['webkit2gtk-driver', 'xvfb'])
}

/**
 * Starts it. WebKit looks for its parts below /usr alone, so it gets a view of the file system of its own, in which what was
 * unpacked lies over that folder; all of its processes end with that.
 */
export async function openWebKit(): Promise<WebKit> {
  const home = join(cache, 'home')
  mkdirSync(home, { recursive: true })
  const port = await freePort()
  const start = `mount -t overlay overlay -o "lowerdir=$1/usr:/usr" /usr
    rm -f "$HOME/display"
    Xvfb -displayfd 3 -screen 0 1280x900x24 -nolisten tcp 3>"$HOME/display" 2>/dev/null &
    until [ -s "$HOME/display" ]; do sleep 0.1; done
    export DISPLAY=":$(cat "$HOME/display")"
    exec WebKitWebDriver --port=$2`
  const options = [
    '--user',
    '--map-root-user',
    '--mount',
    '--pid',
    '--fork',
    '--kill-child',
    '--mount-proc',
  ]
  const child = spawn('unshare', [...options, 'sh', '-c', start, 'sh', unpacked, `${port}`], {
    env: {
      ...process.env,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
  })
  const call = caller(`http://127.0.0.1:${port}`)
  await vi.waitUntil(() => isReady(call, child), patience)
  const browser = { binary: `${library}/MiniBrowser`, args: ['--automation'] }
  const session = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
  })
  const path = `/session/${session.sessionId}`
  return {
    version: session.capabilities.browserVersion,
    tab: tabOf((method, rest, body) => call(method, `${path}${rest}`, body)),
    async close() {
      await call('DELETE', path).catch(() => undefined)
      child.kill('SIGKILL')
    },
  }
}

function tabOf(call: Call): Tab {
  const find = (selector: string) =>
    vi.waitUntil(async () => {
      const found = await run(`return ${inWidget(selector)} ?? null`)
      return typeof found?.[elementKey] === 'string' && `/element/${found[elementKey]}`
    }, patience)
  const run = (script: string) => call('POST', '/execute/sync', { script, args: [] })
  const press = (text: string) => {
    const actions = [...text].flatMap(value => ['keyDown', 'keyUp'].map(type => ({ type, value })))
    return call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  return {
    goto: url => call('POST', '/url', { url }),
    evaluate: expression => run(`return ${expression}`),
    async click(selector) {
      // What still moves, or is covered while it comes in, is not hit, and nothing is then clicked.
      await vi.waitFor(async () => call('POST', `${await find(selector)}/click`, {}), patience)
    },
    type: press,
    press: key => press(keys[key]),
    async choose(selector, path) {
      await call('POST', `${await find(selector)}/value`, { text: path })
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each call of WebDriver answers in another shape
type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<any>

function caller(origin: string): Call {
  return async (method, path, body) => {
    const answer = await fetch(origin + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
}

async function isReady(call: Call, { exitCode }: ChildProcess): Promise<boolean> {
  if (exitCode !== null)
    throw new Error('WebKit could not be started: it needs user namespaces and an overlay.')
  return call('GET', '/status').then(
    ({ ready }) => ready,
    () => false,
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
