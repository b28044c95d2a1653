import * as v from 'valibot'
import { fields, flag, list, text } from '../../bot/fields.js'
import type { Beside } from '../report.js'
import { part, type Typebot } from './typebot.schema.js'

const given = fields({
  general: part({
    rememberUser: part({ isEnabled: flag(), storage: text('session') }),
    isInputPrefillEnabled: flag(),
    systemMessages: v.optional(v.unknown()),
  }),
  typingEmulation: part({
    enabled: flag(true),
    speed: text(),
    maxDelay: text(),
    delayBetweenBubbles: text(),
  }),
  metadata: part({ customHeadCode: text(), googleTagManagerId: text() }),
  whatsApp: part({ isEnabled: flag() }),
  security: part({ allowedOrigins: list(text()) }),
})

/** Makes settings of ours, and tells which have no counterpart or stand elsewhere. */
export function readSettings(file: Pick<Typebot, 'settings' | 'events'>): {
  readonly settings: Readonly<Record<string, unknown>>
  readonly besides: readonly Beside[]
} {
  const { general, typingEmulation, metadata, whatsApp, security } = v.parse(given, file.settings)
  const besides: Beside[] = []
  const tell = (reason: string) => void besides.push({ part: 'settings', reason })
  const { enabled, speed, maxDelay, delayBetweenBubbles } = typingEmulation
  if (!enabled) tell('The bot seems to type before each message: Embed says how to set the pause.')
  else if (speed || maxDelay || delayBetweenBubbles)
    tell('The pause before a message does not depend on its length: Embed says how to set it.')
  if (general.rememberUser.isEnabled)
    tell(
      general.rememberUser.storage === 'local'
        ? 'To go on with a conversation on another day, choose so in Embed.'
        : 'A conversation goes on after a reload of the page by itself.',
    )
  if (Object.keys(Object(general.systemMessages)).length > 0)
    tell(
      'What the widget says by itself is in the visitor’s language: its words are not changed in the bot.',
    )
  if (metadata.customHeadCode || metadata.googleTagManagerId)
    tell('Code for the page belongs into the page that the widget is on.')
  if (whatsApp.isEnabled) tell('WhatsApp is connected in Channels.')
  const origins = security.allowedOrigins.filter(origin => origin.trim() !== '')
  return {
    settings: origins.length > 0 ? { allowedOrigins: origins } : {},
    besides: [...besides, ...file.events.filter(({ type }) => type !== 'start').map(tellEvent)],
  }
}

const events = new Map([
  [
    'command',
    'A command from outside cannot lead to a step: the steps behind it are there, and nothing leads to them.',
  ],
  [
    'reply',
    'A reply cannot be looked at before it is taken: the steps behind it are there, and nothing leads to them.',
  ],
  [
    'invalidReply',
    'A reply that does not fit is answered by the step’s own words: the steps behind it are there, and nothing leads to them.',
  ],
])

const tellEvent = ({ type }: { readonly type: string }): Beside => ({
  part: `event ${type.slice(0, 40)}`,
  reason: events.get(type) ?? 'The event is not known here.',
})
