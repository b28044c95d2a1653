import recheck from 'recheck/lib/browser.js'

/** Milliseconds: an automaton that is not looked through by then is too large. */
const patience = 5000

/**
 * How an expression, `/like this/i`, takes the worst text. `linear`: its automaton shows that the steps grow as the text does.
 * `searched`: it looks ahead or back, or its automaton is too large, and no text was found for which they grow faster.
 * Otherwise what is wrong with it.
 */
export function judgeExpression(expression) {
  const end = expression.lastIndexOf('/')
  const [source, flags] = [expression.slice(1, end), expression.slice(end + 1)]
  const shown = recheck.checkSync(source, flags, { checker: 'automaton', timeout: patience })
  if (shown.status === 'safe') return 'linear'
  if (shown.status === 'vulnerable') return shown.complexity.summary
  const found = recheck.checkSync(source, flags, { checker: 'fuzz', timeout: 12 * patience })
  if (found.status === 'safe') return 'searched'
  return found.status === 'vulnerable' ? found.complexity.summary : 'undecided'
}
