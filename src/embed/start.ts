import { resolveServer } from '../env/server-address.js'
import { readColorScheme } from '../mount/color-scheme.js'
import { readMode, readPersistence } from '../mount/widget-element.js'
import { defineElement, mount, push, widgets } from './api.js'
import type { Command } from './commands.js'
import { ownScript } from './here.js'
import { keyOf } from './page-api.js'

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
  const {
    chatbotId,
    server = new URL(script.src).origin,
    mode,
    target,
    locale,
    colorScheme,
    persistence,
    nonce,
  } = script.dataset
  if (!chatbotId || widgets.has(keyOf(chatbotId, resolveServer(server)))) return
  mount({
    chatbotId,
    server: resolveServer(server),
    mode: readMode(mode),
    target,
    locale,
    colorScheme: readColorScheme(colorScheme),
    persistence: readPersistence(persistence),
    nonce: nonce ?? (script.nonce || undefined),
  })
}

function takeOverQueue(): void {
  const queue: object = window.Talkgraph ?? []
  const waiting: readonly Command[] = Array.isArray(queue) ? queue.splice(0) : []
  window.Talkgraph = Object.assign(queue, { mount, mountTag, push, widgets })
  push(...waiting)
}
