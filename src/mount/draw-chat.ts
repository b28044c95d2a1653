import type { Value } from '../../runtime/index.js'
import { mayFormat } from '../contents/text/may-format.js'
import { clockSince } from '../env/browser-clock.js'
import { createBrowserEnv } from '../env/browser-env.js'
import { createDayWriter, createTimeWriter } from '../env/time-writer.js'
import { createLive } from '../model/live.js'
import { createMarkup } from '../model/markup.js'
import type { WidgetModel } from '../model/widget-model.js'
import { translateBy } from '../texts/fill.js'
import { languagesOf } from '../texts/languages.js'
import type { Texts } from '../texts/load-texts.js'
import { withOwnTexts } from '../texts/own-texts.js'
import { converse, type Tabs } from './converse.js'
import type { PlayableBot } from './find-bot.js'
import type { MountOptions } from './options.js'
import type { WidgetParts } from './parts.js'
import type { Conversing } from './sharing.js'
import type { Surface } from './surface.js'
import { tellTexts } from './tell-texts.js'

/** What a chat is made from, once all of it has come. */
export interface ChatMaterial extends PlayableBot {
  readonly options: MountOptions
  readonly texts: Texts
  readonly variables: Readonly<Record<string, Value>>
  /** A text from the page's address, for the field that one types in. */
  readonly prefilled: string[]
  /** Undefined where this tab has the conversation for itself. */
  readonly tabs: Tabs | undefined
  /** What is kept is still shown. */
  readonly isShown: boolean | undefined
  /** Aborts when the chat is drawn anew, and with the widget. */
  readonly signal: AbortSignal
}

/** Makes the conversation with a bot and draws the widget around it. */
export function drawChat(parts: WidgetParts, surface: Surface, material: ChatMaterial): Conversing {
  const { mode, finder, looks, report, calls, controls, unread } = parts
  const { options, variables, bot, types, kept, signal } = material
  const own = [bot.file.customizations.texts, options.texts]
  const texts = withOwnTexts(material.texts, ...own)
  tellTexts(surface.beside.loadKnownTexts, ...own).catch(reportError)
  const { loadLive } = surface.beside
  const live =
    calls && loadLive && bot.file.liveDesk
      ? createLive(async () => (await loadLive()).openLive(calls, parts.locale))
      : undefined
  const keep = options.env?.upload
  const env = createBrowserEnv(calls?.call, parts.locale, texts, {
    clock: clockSince(() => surface.clickedAt?.()),
    live: live?.fetch,
    visitor: parts.visitor.read,
    ...(options.typingDelay === undefined ? {} : { typingDelay: options.typingDelay }),
    ...options.env,
  })
  const { isOpen, chat } = controls
  const typed = { text: kept?.typed ?? '' }
  const markup = createMarkup(
    surface.beside.loadMarkup,
    problem => signal.aborted || report(problem),
  )
  if (mayFormat(bot.file)) markup.fetch()
  const { locale, catalogue } = texts
  looks.dress(bot.file, parts.locale, texts, parts.asked)
  const conversing = converse({
    ...parts,
    ...surface.beside,
    bot,
    types,
    env,
    variables,
    slot: finder.slot,
    kept,
    allowEdit: looks.current.get().allowEdit,
    isOpen,
    typed,
    isServers: !!finder.server,
    tabs: material.tabs,
    isShown: material.isShown,
    signal,
  })
  const t = translateBy(catalogue, locale)
  const writeTime = createTimeWriter(locale)
  const { conversation } = conversing
  const model: WidgetModel = {
    bot: bot.file,
    mode,
    chat,
    conversation,
    looks: looks.current,
    unread,
    muted: controls.muted,
    prefilled: material.prefilled,
    typed,
    server: finder.server?.server,
    locale,
    botLocale: parts.locale === locale ? undefined : parts.locale,
    t,
    writeTime,
    writeDay: createDayWriter(locale, writeTime),
    report,
    upload: keep ? (nodeId, file, signal) => keep({ nodeId, file }, signal) : calls?.upload,
    live,
    rare: material.rare,
    plugins: material.plugins,
    loadEmoji: () => surface.beside.loadEmoji(languagesOf(locale).at(-1)),
    markup,
    download: () =>
      surface.beside
        .loadDownload()
        .then(({ download }) => download({ ...model, items: conversation.getView().items }))
        .catch(reportError),
  }
  surface.draw(model, parts.asked)
  return conversing
}
