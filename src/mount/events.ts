import type { ConversationEvents } from '../../runtime/index.js'
import { unknownName } from './unknown-name.js'

/** What a widget tells the host page (decision 43); times in milliseconds since 1970. */
export interface WidgetEvents extends ConversationEvents {
  /** The bot has loaded and the launcher or window is there. */
  ready: { botId: string; name: string; version: string }
  /** The window has opened. */
  open: Record<never, never>
  /** The window has closed. */
  close: Record<never, never>
  /** The number of messages that have come while the window was closed has changed. */
  unread: { count: number }
}

const names: Readonly<Record<keyof WidgetEvents, true>> = {
  ready: true,
  open: true,
  close: true,
  unread: true,
  step: true,
  message: true,
  answer: true,
  handover: true,
  problem: true,
  complete: true,
}

/** Every event's name. */
export const eventNames: readonly (keyof WidgetEvents)[] = Object.keys(names).filter(isEvent)

/** Called with an event's payload. */
export type Listener<Payload> = (payload: Payload) => void

/** Listeners by event. */
export interface Emitter {
  /** Throws on an event that does not exist. */
  on<Type extends keyof WidgetEvents>(
    type: Type,
    listener: Listener<WidgetEvents[Type]>,
  ): () => void
  emit<Type extends keyof WidgetEvents>(type: Type, payload: WidgetEvents[Type]): void
  clear(): void
}

/** Makes an emitter. A listener that throws is reported as the page's own error and holds nobody up. */
export function createEmitter(): Emitter {
  const listeners: { [Type in keyof WidgetEvents]?: Set<Listener<WidgetEvents[Type]>> } = {}

  return {
    on(type, listener) {
      if (!isEvent(type)) throw new Error(`Talkgraph: ${unknownName('event', type, eventNames)}`)
      if (typeof listener !== 'function')
        throw new Error(`Talkgraph: on("${type}") got ${typeof listener}, expected a function.`)
      const set = setOf(type)
      set.add(listener)
      return () => void set.delete(listener)
    },
    emit(type, payload) {
      for (const listener of [...setOf(type)]) {
        try {
          listener(payload)
        } catch (error) {
          reportError(error)
        }
      }
    },
    clear() {
      for (const set of Object.values(listeners)) set.clear()
    },
  }

  function setOf<Type extends keyof WidgetEvents>(type: Type): Set<Listener<WidgetEvents[Type]>> {
    const known: { [Key in Type]?: Set<Listener<WidgetEvents[Key]>> } = listeners
    const set = known[type] ?? new Set()
    known[type] = set
    return set
  }
}

function isEvent(name: string): name is keyof WidgetEvents {
  return Object.hasOwn(names, name)
}
