import { oneFileName } from '@talkgraph/wire/bundles'
import { resolveServer } from '../env/server-address.js'
import { tellDeveloper } from '../env/tell-developer.js'
import { findCurrentScript, findPageApi, keyOf, ownPage, type PageApi } from '../mount/page-api.js'
import { createBundle } from './bundle.js'
import { fetchAhead } from './fetch-ahead.js'
import { readTag } from './read-tag.js'
import { createStandIn } from './stand-in.js'
import { whenIdle } from './when-idle.js'

/** A command in the page's own queue, or whatever a page has put there. */
type Queued = { readonly 0?: unknown } | null | undefined

/** Commands that somebody is waiting for. */
const urgent: readonly unknown[] = ['open', 'toggle']

/** Stands in for the widget that the script tag asks for, until the one file is there. */
export function startLoader(): void {
  const tag = findCurrentScript()
  // There is none for a module.
  if (!(tag instanceof HTMLScriptElement)) return
  if (!readTag(tag, 'chatbot-id')) {
    tellDeveloper('the tag has no data-chatbot-id.')
    return
  }
  const page: PageApi = findPageApi() ?? []
  ownPage().Talkgraph = page
  // One copy of this file serves the whole page: it has the queue and the Trusted Types policy.
  page.addTag ??= serve(page, new URL(oneFileName, tag.src).href)
  page.addTag(tag)
}

function serve(page: PageApi, address: string): (tag: HTMLScriptElement) => void {
  const load = createBundle(address)
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
    standing.set(key, isFullPage ? tag : createStandIn(tag, server, () => load(tag), prepare))
    if (isFullPage) load(tag).then(() => page.mountTag?.(tag))
    else if (isUrgent) load(tag)

    function prepare() {
      if (queue[0] || !fetchAhead(tag, address, server)) load(tag)
    }
  }
}
