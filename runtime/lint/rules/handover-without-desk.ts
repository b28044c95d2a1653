import type { LintedBot } from '../linted-bot.js'
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
    // One switch for all such steps: it is told once.
    for (const { id, form } of bot.nodes) {
      const wanted = form?.wantsSetting
      if (!wanted || !bot.reached.has(id) || isOn(bot, wanted.name)) continue
      const { name, without, remedy, mend } = wanted
      yield {
        nodeId: id,
        message: without,
        remedy,
        mend: { title: mend, changes: [{ op: 'bot', path: ['settings', name], value: true }] },
      }
      return
    }
  },
}

/** The server takes nothing but `true`. */
function isOn({ file }: LintedBot, name: string): boolean {
  const settings: unknown = file.settings
  return Object(settings)[name] === true
}
