import { visitorFields } from '../../session/inner-session.js'
import type { LintedBot, LintedNode } from '../linted-bot.js'
import type { Rule } from '../rule.js'

export const leadKeptNowhere: Rule = {
  id: 'lead-kept-nowhere',
  severity: 'warning',
  title: 'Contact data that is kept nowhere',
  explanation:
    'The bot asks for a name, an e-mail address or a phone number, and nothing comes of it: conversations are not stored (`collectResults`), no step mails or calls anything, and nobody is asked in. What visitors leave is gone with their tab. Where the page around the chat takes the answers, or conversations are stored by a setting on the server, all is well as it is.',
  remedy: 'Store conversations, or mail what was answered.',
  *check(bot) {
    if (bot.isSubFlow || isKept(bot)) return
    const reached = bot.nodes.filter(({ id }) => bot.reached.has(id))
    if (reached.some(node => passesOn(node, bot))) return
    const asking = reached.find(asksWho)
    if (!asking) return
    yield {
      nodeId: asking.id,
      message: 'What visitors answer here is kept nowhere, and nobody is told.',
      mend: {
        title: 'Store conversations',
        changes: [{ op: 'bot', path: ['settings', 'collectResults'], value: true }],
      },
    }
  },
}

function isKept({ file }: LintedBot): boolean {
  const { collectResults, resultWebhookUrl } = Object(file.settings)
  return (
    collectResults === true || (typeof resultWebhookUrl === 'string' && resultWebhookUrl !== '')
  )
}

/** A step that plays a sub-flow may do anything. */
function passesOn({ form, definition, data }: LintedNode, { file }: LintedBot): boolean {
  if (definition?.plays) return true
  if (!form?.passesOn) return false
  if (form.passesOn !== true && !form.passesOn(data as never)) return false
  const { wantsSetting } = form
  return !wantsSetting || Object(file.settings)[wantsSetting.name] === true
}

function asksWho({ id, definition, data, serverFields }: LintedNode): boolean {
  const names = [
    ...(definition?.sets?.(data as never, id) ?? []),
    ...serverFields
      .filter(({ form }) => form.kind === 'variable')
      .map(({ value }) => String(value)),
  ]
  return names.some(name => visitorFields.some(field => field === name.trim()))
}
