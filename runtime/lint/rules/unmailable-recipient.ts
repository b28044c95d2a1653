import { isEmail } from '../../validate/email.js'
import type { LintedBot } from '../linted-bot.js'
import { withMend, writeInstead } from '../mends.js'
import { placeholdersIn } from '../names-set.js'
import { quote } from '../quote.js'
import type { Rule } from '../rule.js'

export const unmailableRecipient: Rule = {
  id: 'unmailable-recipient',
  severity: 'error',
  title: 'A recipient that cannot be mailed',
  explanation:
    'A mail goes to e-mail addresses. A recipient may also be one placeholder alone, whose value the visitor has answered to a question for an e-mail address (decision 71). Nothing else gets a mail, and a mail without a recipient is not sent at all.',
  remedy:
    'Write an e-mail address, or the placeholder of a question for an e-mail address, such as {email}.',
  *check(bot) {
    for (const node of bot.nodes) {
      const { id, fields, server } = node
      for (const [name, form] of Object.entries(server?.fields ?? {}))
        if (
          form.kind === 'texts' &&
          form.whereEmpty &&
          !fields.some(({ path }) => path.startsWith(`${name}.`))
        )
          yield { nodeId: id, field: name, message: form.whereEmpty }
      for (const field of fields)
        if (field.form.kind === 'email' && !canBeMailed(String(field.value), bot))
          yield {
            nodeId: id,
            field: field.path,
            message: `${quote(field.value)} cannot be mailed.`,
            ...withMend(writeInstead(meantBy(String(field.value)), field, node)),
          }
    }
  },
}

/** The address that somebody meant who wrote more around it, or its at sign in words; undefined where nobody can tell. */
function meantBy(text: string): string | undefined {
  const written = text
    .replace(/ ?[[(] ?at ?[\])] ?|\sat\s/i, '@')
    .replace(/^mailto:/i, '')
    .split(/[\s<>()",;]+/)
    .filter(part => isEmail(part))
  return written.length === 1 ? written[0] : undefined
}

function canBeMailed(recipient: string, { names }: LintedBot): boolean {
  if (isEmail(recipient)) return true
  const isPlaceholder = /^\$?\{{1,2}[^{}]+\}{1,2}$/.test(recipient.trim())
  const [name = ''] = placeholdersIn(recipient)
  return isPlaceholder && names.emails.has(name)
}
