import { askingGroups } from '../../node/form.js'
import type { LintedBot, LintedNode } from '../linted-bot.js'
import { findLoops } from '../loops.js'
import type { Rule } from '../rule.js'

export const loopWithoutVisitor: Rule = {
  id: 'loop-without-visitor',
  severity: 'warning',
  title: 'A loop in which no visitor has a say',
  explanation:
    'These nodes lead back to their beginning without a question or a delay. After 1,000 steps such a loop is stopped and the conversation ends (decision 14). It is an error where no way leads out of the loop, and a warning where a condition may end it in time.',
  remedy: 'Put a question or a delay into the loop, or let it end.',
  *check(bot) {
    const quiet = new Map(bot.nodes.filter(isQuiet).map(node => [node.id, node]))
    const next = (id: string) => (quiet.get(id)?.ways ?? []).flatMap(({ target }) => target ?? [])
    for (const loop of findLoops([...quiet.keys()], next)) {
      const inside = new Set(loop)
      const names = loop.slice(0, 5).map(id => `"${id}"`)
      yield {
        nodeId: loop[0] ?? '',
        field: 'id',
        ...(isClosed(inside, quiet, bot) && { severity: 'error' as const }),
        message: `The flow goes round through ${names.join(', ')}${loop.length > 5 ? ' …' : ''} without a question or a delay.`,
      }
    }
  },
}

function isQuiet({ definition, form, data, ways }: LintedNode): boolean {
  if (!definition) return true
  // A form's own schema makes the data that its functions take.
  if (form && !(form.rests?.(data as never) ?? askingGroups.has(form.group))) return true
  // A choice that has nothing to offer is passed.
  return definition.branches && ways.some(({ exit }) => exit === null)
}

function isClosed(
  loop: ReadonlySet<string>,
  quiet: ReadonlyMap<string, LintedNode>,
  { reached }: LintedBot,
): boolean {
  return [...loop].every(
    id =>
      reached.has(id) &&
      quiet.get(id)?.ways.every(({ target }) => target !== undefined && loop.has(target)) === true,
  )
}
