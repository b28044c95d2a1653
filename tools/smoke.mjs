// Does `npm start` bring the demo, on whatever system this is? Starts it, waits until it answers, stops it:
//   node tools/smoke.mjs             needs nothing but the repository
//   node tools/smoke.mjs COMMAND …   another command that serves on PORT
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const isWindows = process.platform === 'win32'
const [command = 'npm', ...args] =
  process.argv.length > 2 ? process.argv.slice(2) : ['npm', 'start']
/** In milliseconds: a first start installs and builds. */
const patience = 15 * 60_000

const port = await freePort()
const base = `http://localhost:${port}`
const data = mkdtempSync(join(tmpdir(), 'talkgraph-smoke-'))
const child = spawn(command, args, {
  cwd: root,
  env: { ...process.env, PORT: String(port), DATABASE_URL: join(data, 'talkgraph.db') },
  stdio: 'inherit',
  // npm is a script there; elsewhere a group of its own lets everything be stopped at once.
  shell: isWindows,
  detached: !isWindows,
})
const ended = once(child, 'exit').then(
  ([code, signal]) => `${command} ended by itself (${code ?? signal})`,
  error => `${command} cannot be run: ${error.message}`,
)

const trouble = await Promise.race([ended, look()])
await stop()
rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
console.log(trouble ?? `${base} served the demo and has stopped.`)
process.exit(trouble === undefined ? 0 : 1)

/** What is wrong with what is served, or nothing. */
async function look() {
  const until = Date.now() + patience
  while ((await statusOf('/healthz')) !== 200) {
    if (Date.now() > until)
      return `${base}/healthz did not answer within ${patience / 60_000} minutes`
    await setTimeout(250)
  }
  for (const path of ['/demo', '/talkgraph.js']) {
    const status = await statusOf(path)
    console.log(`${path} ${status}`)
    if (status !== 200) return `${base}${path} answered ${status} instead of 200`
  }
}

async function statusOf(path) {
  return fetch(base + path).then(
    ({ status }) => status,
    () => 0,
  )
}

/** Stops the command and all that it started; returns once nothing answers any more. */
async function stop() {
  if (isWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'])
  else {
    try {
      process.kill(-child.pid, 'SIGTERM')
    } catch {
      // It has ended already.
    }
  }
  await ended
  while ((await statusOf('/healthz')) !== 0) await setTimeout(100)
}

async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
