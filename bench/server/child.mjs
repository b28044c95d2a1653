import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const main = new URL('../../server/dist/main.js', import.meta.url).href

/** The key of the servers that are measured. */
export const apiKey = 'a-key-for-the-bench'

/** Starts a companion server in this folder; resolves once it says that it is ready. */
export async function startCompanion(folder, env = {}) {
  const script = `const { serve } = await import(${JSON.stringify(main)}); await serve()
process.on('SIGUSR2', () => { gc(); gc(); console.log('heap: ' + process.memoryUsage().heapUsed + ';') })`
  return startProcess(['--expose-gc', '--input-type=module', '--eval', script], folder, {
    PORT: '0',
    TALKGRAPH_API_KEY: apiKey,
    TALKGRAPH_SECRET: 'a secret for the bench that is long enough',
    TALKGRAPH_LOG_LEVEL: 'warn',
    ...env,
  })
}

/** Starts a script of this folder that prints `running: ADDRESS` once it listens. */
export function startScript(name, folder, env = {}) {
  return startProcess([fileURLToPath(new URL(name, import.meta.url))], folder, env)
}

async function startProcess(args, cwd, env) {
  const before = performance.now()
  const child = spawn(process.execPath, args, { cwd, env: { PATH: process.env.PATH, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const ended = new Promise(resolve => child.once('exit', resolve))
  for (;;) {
    const [, url] = /running: (http:\/\/[^\s/]+)/.exec(output) ?? []
    if (url) {
      return {
        url: url.replace('localhost', '127.0.0.1'),
        startedIn: performance.now() - before,
        /** Bytes of memory that the process holds; undefined where the system does not tell. */
        memory: () => residentBytes(child.pid),
        /** The most that it ever held. */
        peak: () => residentBytes(child.pid, 'VmHWM'),
        /** Milliseconds of processor time that the process has used; undefined where the system does not tell. */
        processorTime: () => processorTime(child.pid),
        /** Bytes of objects that are left after collecting; for servers of `startCompanion`. */
        heap: async () => {
          output = ''
          child.kill('SIGUSR2')
          for (let turn = 0; turn < 400; turn++) {
            const [, bytes] = /heap: (\d+);/.exec(output) ?? []
            if (bytes) return Number(bytes)
            await wait(5)
          }
          return undefined
        },
        stop: async () => {
          child.kill('SIGTERM')
          await Promise.race([ended, wait(3000).then(() => child.kill('SIGKILL'))])
        },
      }
    }
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode}: ${output.slice(-500)}`)
    await wait(5)
  }
}

/** Milliseconds of processor time that a process and those that it began have used; undefined where the system does not tell. */
export function processorTimeOfAll(pid) {
  if (process.platform !== 'linux') return undefined
  const begun = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return begun.reduce((sum, each) => sum + processorTime(each), processorTime(pid))
}

function residentBytes(pid, field = 'VmRSS') {
  if (process.platform !== 'linux') return undefined
  const [, kilobytes] =
    new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

function processorTime(pid) {
  if (process.platform !== 'linux') return undefined
  const fields = statOf(pid).split(') ')[1]?.split(' ') ?? []
  const ticksPerSecond = 100
  // The last two are of those that it began and that have ended.
  const [own, system, ended, endedSystem] = fields.slice(11, 15).map(Number)
  return ((own + system + ended + endedSystem) / ticksPerSecond) * 1000 || 0
}

/** Nothing of a process that has just ended. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
