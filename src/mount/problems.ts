import type { Problem } from '../../runtime/index.js'

/** Is there no bot for the widget to play? */
export const isFatal = ({ code }: Problem) =>
  ['BOT_NOT_FOUND', 'BOT_INVALID', 'STEPS_NOT_LOADED'].includes(code)

/**
 * Makes the reporter of a widget's problems: each reaches `tell`, and the console once (decision 42). A bot that does
 * not load is an error; all else is a warning. The visitor never sees any.
 */
export function createProblemReporter(
  tell: (problem: Problem) => void,
): (problem: Problem) => void {
  const seen = new Set<string>()
  return problem => {
    const key = `${problem.code} ${problem.nodeId ?? ''}`
    const text = `Talkgraph ${problem.code}${problem.nodeId ? ` at "${problem.nodeId}"` : ''}: ${problem.message}${problem.detail ? ` (${problem.detail})` : ''}`
    if (!seen.has(key)) print(text, isFatal(problem) && problem.nodeId === undefined)
    seen.add(key)
    tell(problem)
  }
}

function print(text: string, isError: boolean): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the widget speaks to developers
  console[isError ? 'error' : 'warn'](text)
}
