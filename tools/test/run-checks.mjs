import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { outcomeOf, reports, root } from './reports.mjs'

/** Where Node keeps what it has compiled, for the many processes that load the same. */
const compiled = join(root, '.cache', 'compiled')

/** How many of the machine's processors the checks share; with more, tests of a project still have two workers. */
const cores = 2

/**
 * Runs checks side by side, in their order as far as what they need allows. Prints what each says when it ends, so that
 * no two logs mix. Resolves to their outcomes.
 */
export function runChecks(checks, env = {}) {
  const waiting = [...checks]
  const ended = new Map()
  let free = cores
  return new Promise(resolve => {
    const next = () => {
      for (const check of [...waiting]) {
        // What was not chosen is taken as done.
        const isReady = check.needs.every(
          name => ended.has(name) || !checks.some(other => other.name === name),
        )
        if (!isReady || check.cores > free) continue
        waiting.splice(waiting.indexOf(check), 1)
        free -= check.cores
        runCheck(check, env).then(outcome => {
          free += check.cores
          ended.set(check.name, outcome)
          next()
        })
      }
      if (ended.size === checks.length) resolve(checks.map(({ name }) => ended.get(name)))
    }
    next()
  })
}

/** Runs one check to its end, in the environment that it makes when it begins, and says how it went. */
export async function runCheck(check, env = {}) {
  const started = Date.now()
  if (check.project) rmSync(join(reports, `${check.project}.json`), { force: true })
  const { code, output } = await run(check.command, { ...env, ...check.env?.() }, check.cores > 1)
  const outcome = outcomeOf(check, code)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`\n▶ ${check.name}${output && `\n${output.trimEnd()}`}`)
  console.log(`  ${outcome.failed.length > 0 ? 'failed' : 'passed'} in ${seconds} s`)
  return { ...outcome, check, seconds }
}

/** What has the machine for itself may print at once. */
function run([name, ...args], env, isAlone) {
  return new Promise(resolve => {
    const child = spawn(name, args, {
      cwd: root,
      stdio: ['ignore', ...(isAlone ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
      shell: process.platform === 'win32',
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...env },
    })
    let output = ''
    child.stdout?.on('data', chunk => (output += chunk))
    child.stderr?.on('data', chunk => (output += chunk))
    child.on('error', error =>
      resolve({ code: 1, output: `${name} cannot be run: ${error.message}` }),
    )
    child.on('close', code => resolve({ code: code ?? 1, output }))
  })
}
