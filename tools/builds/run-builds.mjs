import { spawn, spawnSync } from 'node:child_process'
import { root } from '../root.mjs'
import { stepLine } from '../steps.mjs'
import { markBegun, markEnded } from './is-fresh.mjs'

/** How many run side by side. */
const atOnce = 2
/** How much of what a build printed is kept, in lines. */
const mostLines = 20
const isWindows = process.platform === 'win32'

/**
 * Runs builds side by side and prints a line when one has ended. `steps` tells at every moment how far each is; `ended`
 * resolves to whether all have ended well; `stop` ends those that run.
 */
export function runBuilds(
  builds,
  { folder = root, print = console.log, printError = console.error } = {},
) {
  const steps = builds.map(({ name, what, verb }) => ({ name, what, verb, state: 'waiting' }))
  const children = new Set()
  let isStopped = false
  return { steps, ended: new Promise(next), stop }

  function next(resolve) {
    for (const [place, build] of builds.entries()) {
      const step = steps[place]
      if (step.state !== 'waiting' || isStopped) continue
      const needed = steps.filter(({ name }) => build.needs.includes(name))
      const missing = needed.find(({ state }) => state === 'failed')
      if (missing)
        Object.assign(step, { state: 'failed', said: `${missing.what}: not ${missing.verb}` })
      else if (children.size < atOnce && needed.every(({ state }) => state === 'done'))
        run(build, step).then(() => next(resolve))
    }
    if (children.size === 0) resolve(steps.every(({ state }) => state === 'done'))
  }

  async function run({ name, what, verb, command, isQuiet = false }, step) {
    const began = Date.now()
    step.state = 'under way'
    markBegun(name, folder)
    const { isDone, said } = await carryOut(command)
    step.seconds = (Date.now() - began) / 1000
    if (isStopped) return
    if (isDone) markEnded(name, folder)
    step.state = isDone ? 'done' : 'failed'
    if (!isDone) step.said = said.trimEnd().split('\n').slice(-mostLines).join('\n')
    const tell = isDone ? print : printError
    const line = isDone
      ? `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${what}`
      : `Not ${verb}: ${what}`
    const more = isDone && isQuiet ? '' : said.trimEnd()
    tell(stepLine(line, began) + (more && `\n${more}`))
  }

  function carryOut([program, ...args]) {
    return new Promise(resolve => {
      let said = ''
      const take = chunk => (said += chunk)
      const child = spawn(program, args, {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: isWindows,
      })
      children.add(child)
      child.stdout.on('data', take)
      child.stderr.on('data', take)
      const end = (isDone, why = '') => {
        children.delete(child)
        resolve({ isDone, said: said + why })
      }
      child.on('error', error => end(false, `${program} cannot be run: ${error.message}`))
      child.on('close', code => end(code === 0))
    })
  }

  function stop() {
    isStopped = true
    for (const child of children)
      if (isWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'])
      else child.kill()
  }
}
