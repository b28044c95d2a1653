import { assign, emit, fromPromise, setup } from 'xstate'
import type { Value } from '../../runtime/index.js'
import { mayFormat } from '../contents/text/may-format.js'
import { clockSince } from '../env/browser-clock.js'
import { createBrowserEnv } from '../env/browser-env.js'
import { createTimeWriter } from '../env/time-writer.js'
import { createMarkup } from '../model/markup.js'
import { translateBy } from '../texts/fill.js'
import { languagesOf } from '../texts/languages.js'
import type { Texts } from '../texts/load-texts.js'
import { converse } from './converse.js'
import type { PlayableBot } from './find-bot.js'
import type { MountOptions } from './options.js'
import type { WidgetParts } from './parts.js'
import type { Conversing } from './share-conversation.js'
import type { Surface } from './surface.js'

/** What a chat is made from, once all of it has come. */
export interface ChatMaterial extends PlayableBot {
  readonly options: MountOptions
  readonly texts: Texts
  readonly variables: Readonly<Record<string, Value>>
}

/** Makes the conversation with a bot and draws the widget around it. */
export function drawChat(parts: WidgetParts, surface: Surface, material: ChatMaterial): Conversing {
  const { mode, finder, looks, report, calls, controls, unread, signal } = parts
  const { options, texts, variables, bot, kept } = material
  const { loadLive } = surface.beside
  const live =
    calls && loadLive && bot.file.liveDesk
      ? async () => {
          const { openLive } = await loadLive()
          return openLive([setup, assign, emit, fromPromise], calls, parts.locale)
        }
      : undefined
  const env = createBrowserEnv(calls?.call, parts.locale, texts, {
    clock: clockSince(() => surface.clickedAt?.()),
    live,
    ...(options.typingDelay === undefined ? {} : { typingDelay: options.typingDelay }),
    ...options.env,
  })
  const { isOpen, chat } = controls
  const markup = createMarkup(surface.beside.loadMarkup, problem => signal.aborted || report(problem))
  if (mayFormat(bot.file)) markup.fetch()
  const { locale, catalogue } = texts
  looks.dress(bot.file, parts.locale, texts)
  const conversing = converse({
    ...parts,
    bot,
    env,
    variables,
    slot: finder.slot,
    kept,
    allowEdit: looks.current.get().allowEdit,
    isOpen,
    isServers: !!finder.server,
  })
  surface.draw({
    bot: bot.file,
    mode,
    chat,
    conversation: conversing.conversation,
    looks: looks.current,
    unread,
    server: finder.server?.server,
    locale,
    botLocale: parts.locale === locale ? undefined : parts.locale,
    t: translateBy(catalogue, locale),
    writeTime: createTimeWriter(locale),
    report,
    upload: calls?.upload,
    live,
    loadEmoji: () => surface.beside.loadEmoji(languagesOf(locale).at(-1)),
    markup,
  })
  return conversing
}
