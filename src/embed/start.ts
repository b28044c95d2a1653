import { resolveServer } from '../env/server-address.js'
import { tellDeveloper } from '../env/tell-developer.js'
import { colorSchemes } from '../mount/color-scheme.js'
import { modes, persistences } from '../mount/modes.js'
import { defineElement, mount, push, widgets } from './api.js'
import type { Command } from './commands.js'
import { ownScript } from './here.js'
import { findPageApi, keyOf } from './page-api.js'

/**
 * Starts what the script tag asks for, and takes over the queue of calls made before the file had loaded. The same tag
 * twice makes one widget.
 */
export function startFromScript(): void {
  if (document.body) start()
  else document.addEventListener('DOMContentLoaded', start, { once: true })
}

function start(): void {
  defineElement()
  if (ownScript) mountTag(ownScript)
  takeOverQueue()
}

function mountTag(script: HTMLScriptElement): void {
  const read = (name: string) => script.getAttribute(`data-${name}`) ?? undefined
  const chatbotId = read('chatbot-id')
  if (!chatbotId) {
    if (Object.keys(script.dataset).length > 0) tellDeveloper('the tag has no data-chatbot-id.')
    return
  }
  const server = resolveServer(read('server') ?? new URL(script.src).origin)
  if (widgets.has(keyOf(chatbotId, server))) return
  mount({
    chatbotId,
    server,
    mode: modes.read(read('mode')),
    target: read('target'),
    locale: read('locale'),
    colorScheme: colorSchemes.read(read('color-scheme')),
    persistence: persistences.read(read('persistence')),
    nonce: read('nonce') ?? (script.nonce || undefined),
  })
}

function takeOverQueue(): void {
  const queue: object = findPageApi() ?? []
  const waiting: readonly Command[] = Array.isArray(queue) ? queue.splice(0) : []
  window.Talkgraph = Object.assign(queue, { mount, mountTag, addTag: mountTag, push, widgets })
  push(...waiting)
}
