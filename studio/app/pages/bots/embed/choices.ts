/** What a snippet can say of its widget, one choice after another. */
export interface EmbedChoices {
  readonly mode: 'live-chat' | 'popup' | 'inline' | 'full-page'
  readonly start: 'press' | 'at-once' | 'triggers'
  readonly persistence: 'session' | 'local' | 'none'
  /** A language's tag; blank is the page's. */
  readonly locale: string
}

/** What a snippet that says nothing does. */
export const usualChoices: EmbedChoices = {
  mode: 'live-chat',
  start: 'press',
  persistence: 'session',
  locale: '',
}

/** One answer to a question about the snippet. */
export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly help: string
}

/** How the chat stands on the page. */
export const modes: readonly Choice<EmbedChoices['mode']>[] = [
  {
    value: 'live-chat',
    label: 'Bubble in the corner',
    help: 'A round button stays in sight. The chat opens above it, beside the page.',
  },
  {
    value: 'popup',
    label: 'Window in the middle',
    help: 'The same button. The chat opens in front of the page, which waits behind it.',
  },
  {
    value: 'inline',
    label: 'Part of the page',
    help: 'The chat fills a place in the page, and is open from the start. No button.',
  },
  {
    value: 'full-page',
    label: 'The whole page',
    help: 'For a page that is nothing but the chat.',
  },
]

/** When a chat with a button opens. */
export const starts: readonly Choice<EmbedChoices['start']>[] = [
  { value: 'press', label: 'When it is pressed', help: 'Visitors open it themselves.' },
  {
    value: 'at-once',
    label: 'At once',
    help: 'On each page with the snippet, also where the visitor closed it before.',
  },
  {
    value: 'triggers',
    label: 'At the right moment',
    help: 'Once in a visit: after a time, after scrolling, when the visitor is about to leave …',
  },
]

/** What a reload or another page of the site does. */
export const persistences: readonly Choice<EmbedChoices['persistence']>[] = [
  {
    value: 'session',
    label: 'Goes on as long as the tab is open',
    help: 'Kept in the visitor’s tab from the first answer on. A live chat goes on too.',
  },
  {
    value: 'local',
    label: 'Goes on until it is cleared',
    help: 'Also days later, and in all tabs. Kept in the visitor’s browser once the chat was open.',
  },
  {
    value: 'none',
    label: 'Begins anew on each page',
    help: 'Nothing is kept in the browser. A reload ends a live chat.',
  },
]

/** The languages that the widget speaks. */
export const languages =
  'ar zh-Hans zh-Hant nl en fr de he hi id it ja ko pl pt pt-PT ru es es-419 tr uk vi'.split(' ')

/** The id of the element that a chat inside the page fills, and how a snippet names it. */
export const placeId = 'talkgraph-chat'
export const placeSelector = `#${placeId}`

/** Where the choices and the host stand in the page's address. */
const names = { mode: 'mode', start: 'start', persistence: 'keep', locale: 'language' } as const

/** The choices that an address holds; what it does not say, or says wrongly, is as usual. */
export function readChoices(address: URLSearchParams): EmbedChoices {
  const given = (name: keyof typeof names) => address.get(names[name])
  const one = <Value extends string>(
    among: readonly Choice<Value>[],
    name: keyof typeof names,
    usual: Value,
  ) => among.find(({ value }) => value === given(name))?.value ?? usual
  return {
    mode: one(modes, 'mode', usualChoices.mode),
    start: one(starts, 'start', usualChoices.start),
    persistence: one(persistences, 'persistence', usualChoices.persistence),
    locale: languages.find(tag => tag === given('locale')) ?? usualChoices.locale,
  }
}

/** The address with a choice; what is usual does not stand there. */
export function withChoice(
  address: URLSearchParams,
  name: keyof EmbedChoices,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(address)
  if (value === usualChoices[name]) next.delete(names[name])
  else next.set(names[name], value)
  return next
}
