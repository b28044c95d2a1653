import type { LintedNode } from '../linted-bot.js'
import type { Rule } from '../rule.js'

export const cannotBook: Rule = {
  id: 'cannot-book',
  severity: 'warning',
  title: 'A step that books, and lacks something',
  explanation:
    'A calendar with ‘Book the time’ parts its weekly hours into appointments by the clock of its time zone, and mails who comes. Without hours nothing is ever free; without a time zone it counts in UTC; and whoever has not answered with an e-mail address gets no mail, with no link to move or cancel it (decision 170).',
  remedy: 'Give it hours and a time zone, and ask for an e-mail address before it.',
  *check(bot) {
    const isAsked = bot.isSubFlow || bot.nodes.some(asksForEmail)
    for (const { id, form, data } of bot.nodes)
      for (const { field, message } of form?.cannotBook?.(data as never, isAsked) ?? [])
        yield { nodeId: id, field, message }
  },
}

/** A step that plays a sub-flow may ask for anything. */
function asksForEmail({ id, definition, data }: LintedNode): boolean {
  if (definition?.plays) return true
  return (definition?.keepsEmail(data as never, id).length ?? 0) > 0
}
