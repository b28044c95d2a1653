import { reporting } from './checks.mjs'
import { runCheck } from './run-checks.mjs'

/**
 * Runs the files in which tests failed once more, after everything else. A test that passes now is told by name: it fails
 * without a fault, or hides one. Resolves to the outcomes as they are after both tries.
 */
export async function tryAgain(outcomes, env) {
  const result = []
  for (const outcome of outcomes) result.push(await again(outcome, env))
  return result
}

async function again(outcome, env) {
  const { check, files = [], failed } = outcome
  if (files.length === 0) return { ...outcome, second: [] }
  const name = `second try of ${check.name}`
  const command = [
    'vitest',
    'run',
    '--project',
    check.project,
    ...reporting(check.project),
    ...files,
  ]
  const later = await runCheck({ ...check, name, command }, env)
  const stillFailed = new Set(later.failed.map(each => each.name))
  const second = failed.filter(each => !stillFailed.has(each.name)).map(each => each.name)
  return { ...outcome, failed: later.failed, passed: outcome.passed + second.length, second }
}
