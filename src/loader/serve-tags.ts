import { resolveServer } from '../env/server-address.js'
import { keyOf, type PageApi } from '../mount/page-api.js'
import { readTag } from './read-tag.js'
import { createStandIn, type Load } from './stand-in.js'
import { whenIdle } from './when-idle.js'

/** A command in the page's own queue, or whatever a page has put there. */
type Queued = { readonly 0?: unknown } | null | undefined

/** What a script tag says of its widget by `data-` attributes, and a host element by attributes. */
const passedOn = 'chatbot-id mode locale color-scheme persistence'.split(' ')

/** Commands that somebody is waiting for. */
const urgent: readonly unknown[] = ['open', 'toggle']

/** How the whole widget comes to a page on which launchers stand in for it. */
export interface Coming {
  /** Has it come, for this tag. */
  load(tag: HTMLScriptElement): ReturnType<Load>
  /** Makes it ready so that it comes at once when it is wanted; false where it has to come now. */
  prepare(tag: HTMLScriptElement, server: string): boolean
}

/**
 * Takes on script tags: for each it draws a launcher, and has the whole widget come when a visitor or the page wants it.
 * One of these serves the whole page.
 */
export function serveTags(page: PageApi, coming: Coming): (tag: HTMLScriptElement) => void {
  const { load } = coming
  const standing = new Map<string, Element>()
  const queue: Queued[] = Array.isArray(page) ? page : []
  const { push } = queue
  let first: HTMLScriptElement | undefined
  let isUrgent = false

  note(queue)
  queue.push = (...commands) => {
    note(commands)
    return push.apply(queue, commands)
  }

  return add

  function note(commands: Queued[]) {
    isUrgent ||= commands.some(command => urgent.includes(command?.[0]))
    if (!first) return
    if (isUrgent) load(first)
    else whenIdle(() => first && load(first))
  }

  function add(tag: HTMLScriptElement) {
    const chatbotId = readTag(tag, 'chatbot-id')
    const isFullPage = readTag(tag, 'mode') === 'full-page'
    const server = resolveServer(tag.getAttribute('data-server') ?? new URL(tag.src).origin)
    const key = keyOf(chatbotId, server, isFullPage)
    const there = page.widgets?.get(key)
    if (there) there.claims++
    if (there || standing.get(key)?.isConnected) return
    first ??= tag
    standing.set(key, isFullPage ? tag : standInFor(tag, server, () => load(tag), prepare))
    if (isFullPage) load(tag).then(() => page.mountTag?.(tag))
    else if (isUrgent) load(tag)

    function prepare() {
      if (queue[0] || !coming.prepare(tag, server)) load(tag)
    }
  }
}

/** Draws a launcher into a host element that becomes the tag's widget when the one file defines the element. */
function standInFor(
  tag: HTMLScriptElement,
  server: string,
  load: Load,
  prepare: () => void,
): HTMLElement {
  const { talkgraphRecord, src } = tag
  const chatbotId = readTag(tag, 'chatbot-id')
  const nonce = readTag(tag, 'nonce') || tag.nonce
  // A record of another bot or another server is not this widget's.
  const isSent = talkgraphRecord?.id === chatbotId && src.startsWith(`${server}/`)
  const record = isSent ? talkgraphRecord : undefined
  const locale = readTag(tag, 'locale')
  const dress = (host: Element) => {
    for (const name of passedOn) host.setAttribute(name, readTag(tag, name))
    host.setAttribute('server', server)
  }
  return createStandIn({ server, chatbotId, nonce, locale, record, dress }, load, prepare)
}
