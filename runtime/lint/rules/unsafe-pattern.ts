import { matchPattern } from '../../validate/match-pattern.js'
import type { LintedBot } from '../linted-bot.js'
import { placeholdersIn } from '../names-set.js'
import type { Rule } from '../rule.js'

export const unsafePattern: Rule = {
  id: 'unsafe-pattern',
  severity: 'error',
  title: 'A pattern that cannot be used',
  explanation:
    'A pattern for “matches” is a regular expression of a subset that never takes long: no lookarounds, no back references, at most 1,000 characters. Any other pattern matches nothing (decision 17).',
  remedy: 'Write the pattern without what the message names.',
  *check(bot) {
    for (const { id, fields } of bot.nodes)
      for (const { form, value, path, beside } of fields) {
        if (!('patternAfter' in form) || !/match/.test(String(beside[form.patternAfter ?? ''])))
          continue
        const fault = faultOf(String(value), bot)
        if (fault !== undefined) yield { nodeId: id, field: path, message: fault }
      }
  },
}

function faultOf(pattern: string, { names }: LintedBot): string | undefined {
  if (placeholdersIn(pattern).length > 0 || names.all.has(pattern.trim())) return undefined
  let fault: string | undefined
  matchPattern('', pattern, (_, message) => {
    fault = message
  })
  return fault
}
