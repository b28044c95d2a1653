import type { LintedBot, LintedNode } from '../linted-bot.js'
import type { Rule } from '../rule.js'

export const handoverWithoutDesk: Rule = {
  id: 'handover-without-desk',
  severity: 'warning',
  title: 'A handover without a live desk',
  explanation:
    'A step hands the visitor over to a person, and the bot’s setting `liveDesk` is off (decision 83). Then nobody is asked: the step says what stands under `noDeskMessage`, or else its message, tells the page around the chat, and goes on at once. With the live desk the visitor waits, the conversation comes to the desk of the account, and somebody has to answer there. Where the page itself brings a person in, by the event `handover`, all is well as it is.',
  remedy:
    'Switch on the live desk in the bot’s settings, and answer at the desk. Or say in `noDeskMessage` what visitors hear in place of the message.',
  *check(bot) {
    const without = bot.nodes.filter(node => bot.reached.has(node.id) && lacks(bot, node))
    // One switch for all such steps: it is told once, and where visitors are promised what does not happen.
    const told = without.find(node => !saysInstead(node)) ?? without[0]
    const wanted = told?.form?.wantsSetting
    if (!wanted) return
    const { name, instead } = wanted
    yield {
      nodeId: told.id,
      message: wanted.without,
      remedy: instead && !saysInstead(told) ? `${wanted.remedy} ${instead.remedy}` : wanted.remedy,
      mend: { title: wanted.mend, changes: [{ op: 'bot', path: ['settings', name], value: true }] },
    }
  },
}

const lacks = (bot: LintedBot, { form }: LintedNode) =>
  !!form?.wantsSetting && !isOn(bot, form.wantsSetting.name)

/** The owner has said what happens in place of it. */
function saysInstead({ form, data }: LintedNode): boolean {
  const field = form?.wantsSetting?.instead?.field
  return field !== undefined && String(Object(data)[field] ?? '').trim() !== ''
}

/** The server takes nothing but `true`. */
function isOn({ file }: LintedBot, name: string): boolean {
  const settings: unknown = file.settings
  return Object(settings)[name] === true
}
