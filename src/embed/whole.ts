import { resolveServer } from '../env/server-address.js'
import { tellDeveloper } from '../env/tell-developer.js'
import { colorSchemes } from '../mount/color-scheme.js'
import { modes, persistences } from '../mount/modes.js'
import { findPageApi, keyOf, ownPage } from '../mount/page-api.js'
import { version } from '../version.js'
import { defineElement, mount, push, widgets } from './api.js'
import type { Command } from './commands.js'

export { mount, push }

/** Brings to life what stands in for a widget on the page, and takes over the queue of calls made before. */
export function begin(): void {
  defineElement()
  takeOverQueue()
}

/** Mounts what a script tag asks for. The same tag twice makes one widget. */
export function mountTag(script: HTMLScriptElement): void {
  const read = (name: string) => script.getAttribute(`data-${name}`) ?? undefined
  const chatbotId = read('chatbot-id')
  if (!chatbotId) {
    if (Object.keys(script.dataset).length > 0) tellDeveloper('the tag has no data-chatbot-id.')
    return
  }
  const server = resolveServer(read('server') ?? new URL(script.src).origin)
  const mode = modes.read(read('mode'))
  const there = widgets.get(keyOf(chatbotId, server, mode === 'full-page'))
  // A page that changes by itself runs its tags again, and may have thrown away the place where the widget was.
  if (there) {
    there.claims++
    if (!there.host.isConnected) there.place?.()
    return
  }
  mount({
    chatbotId,
    server,
    mode,
    target: read('target'),
    locale: read('locale'),
    colorScheme: colorSchemes.read(read('color-scheme')),
    persistence: persistences.read(read('persistence')),
    nonce: read('nonce') ?? (script.nonce || undefined),
  })
}

function takeOverQueue(): void {
  const page = ownPage()
  const queue: object = findPageApi() ?? []
  const waiting: readonly Command[] = Array.isArray(queue) ? queue.splice(0) : []
  page.Talkgraph = Object.assign(queue, {
    mount,
    mountTag,
    addTag: mountTag,
    push,
    version,
    widgets,
  })
  push(...waiting)
}
