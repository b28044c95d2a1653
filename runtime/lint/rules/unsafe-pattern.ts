import { isRecord } from '../../bot/fields.js'
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
    for (const { id, data } of bot.nodes)
      for (const [path, { operator, rightValue }] of comparisonsIn(data)) {
        const fault = /match/.test(String(operator)) ? faultOf(String(rightValue), bot) : undefined
        if (fault !== undefined) yield { nodeId: id, field: path, message: fault }
      }
  },
}

/** A node's own comparison, and those in a list of it. */
function comparisonsIn(
  data: Readonly<Record<string, unknown>>,
): [string, Readonly<Record<string, unknown>>][] {
  const { conditions } = data
  const further: unknown[] = Array.isArray(conditions) ? conditions : []
  return [
    ...('operator' in data ? [['rightValue', data] as [string, typeof data]] : []),
    ...further.flatMap((entry, index): [string, Readonly<Record<string, unknown>>][] =>
      isRecord(entry) ? [[`conditions.${index}.rightValue`, entry]] : [],
    ),
  ]
}

function faultOf(pattern: string, { names }: LintedBot): string | undefined {
  if (placeholdersIn(pattern).length > 0 || names.all.has(pattern.trim())) return undefined
  let fault: string | undefined
  matchPattern('', pattern, (_, message) => {
    fault = message
  })
  return fault
}
