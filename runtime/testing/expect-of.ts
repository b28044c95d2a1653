import type { Expected } from '../flow/flow-test.js'
import type { Value } from '../session/values.js'
import { saidIn } from './judge-run.js'
import type { BotRun } from './play-bot.js'

type Part = keyof Expected

/** What a recorded test looks at. */
const usual: readonly Part[] = ['visited', 'says', 'variables', 'ended']

/** What came of a run, as a flow test expects it; `parts` says of what. */
export function expectOf({ played, lookUp }: BotRun, parts: readonly Part[] = usual): Expected {
  const { visited, ended, problems, variables, answerVariables, visitor } = played
  const names = new Set([
    ...Object.keys(variables),
    ...answerVariables.map(({ key }) => key),
    ...Object.entries(visitor).flatMap(([name, value]) => (value === null ? [] : [name])),
  ])
  const values: Record<string, Value> = {}
  for (const name of names) {
    const value = lookUp(name)
    if (value !== undefined) values[name] = value
  }
  const all: Expected = {
    visited,
    says: saidIn(played).filter(text => text !== ''),
    variables: values,
    ended,
    problems: problems.map(({ code }) => code),
  }
  return Object.fromEntries(
    Object.entries(all).filter(([part]) => parts.some(each => each === part)),
  )
}

/** What an expectation looks at; one that looks at nothing becomes a usual one. */
export const partsOf = (expected: Expected): readonly Part[] => {
  const parts = [...usual, 'problems' as const].filter(part => expected[part] !== undefined)
  return parts.length > 0 ? parts : usual
}
