import { buildStates } from './pattern/build-states.js'
import { parsePattern } from './pattern/parse-pattern.js'
import { runPattern } from './pattern/run-pattern.js'
import type { Report } from './report.js'

const longest = 1000

/**
 * Does the regular expression match anywhere in the text, letter case aside? In linear time, whatever the pattern. What
 * cannot be used matches nothing and is a BAD_PATTERN problem (decision 17; parse-pattern.ts lists what can be used).
 */
export function matchPattern(text: string, pattern: string, report: Report): boolean {
  try {
    limit('the pattern', pattern)
    limit('the text', text)
    return runPattern(buildStates(parsePattern(pattern)), text).matches
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    report('BAD_PATTERN', `The pattern "${pattern.slice(0, longest)}" matches nothing: ${reason}.`)
    return false
  }
}

function limit(what: string, { length }: string): void {
  if (length > longest) throw new RangeError(`${what} has ${length} characters, at most ${longest} are read`)
}
