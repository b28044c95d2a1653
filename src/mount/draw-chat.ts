import type { Value } from '../../runtime/index.js'
import { clockSince } from '../env/browser-clock.js'
import { createBrowserEnv } from '../env/browser-env.js'
import type { Catalogue } from '../texts/english.js'
import { translateBy } from '../texts/fill.js'
import { type Conversing, converse } from './converse.js'
import type { PlayableBot } from './find-bot.js'
import type { MountOptions } from './options.js'
import type { WidgetParts } from './parts.js'
import type { Surface } from './surface.js'

/** What a chat is made from, once all of it has come. */
export interface ChatMaterial extends PlayableBot {
  readonly options: MountOptions
  readonly texts: Partial<Catalogue>
  readonly variables: Readonly<Record<string, Value>>
}

/** Makes the conversation with a bot and draws the widget around it. */
export function drawChat(parts: WidgetParts, surface: Surface, material: ChatMaterial): Conversing {
  const { mode, locale, finder, looks, report, calls, controls, unread, writeTime } = parts
  const { options, texts, variables, bot, kept } = material
  const env = createBrowserEnv(calls?.call, locale, texts, {
    clock: clockSince(() => surface.clickedAt?.()),
    ...(options.typingDelay === undefined ? {} : { typingDelay: options.typingDelay }),
    ...options.env,
  })
  const { isOpen, chat } = controls
  looks.dress(bot.file)
  const conversing = converse({ ...parts, bot, env, variables, slot: finder.slot, kept, isOpen })
  surface.draw({
    bot: bot.file,
    mode,
    chat,
    conversation: conversing.conversation,
    looks: looks.current,
    unread,
    server: finder.server?.server,
    locale,
    t: translateBy(texts),
    writeTime,
    report,
    upload: calls?.upload,
    loadEmoji: surface.beside.loadEmoji,
  })
  return conversing
}
