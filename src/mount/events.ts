import type { ConversationEvents } from '../../runtime/index.js'

/** What a widget tells the host page (decision 43); times in milliseconds since 1970. */
export interface WidgetEvents extends ConversationEvents {
  /** The bot has loaded and the launcher or window is there. */
  ready: { botId: string; name: string; version: string }
  open: Record<never, never>
  close: Record<never, never>
}

/** Called with an event's payload. */
export type Listener<Payload> = (payload: Payload) => void

/** Listeners by event. */
export interface Emitter {
  on<Type extends keyof WidgetEvents>(type: Type, listener: Listener<WidgetEvents[Type]>): () => void
  emit<Type extends keyof WidgetEvents>(type: Type, payload: WidgetEvents[Type]): void
  clear(): void
}

/** Makes an emitter. A listener that throws is reported as the page's own error and holds nobody up. */
export function createEmitter(): Emitter {
  const listeners: { [Type in keyof WidgetEvents]?: Set<Listener<WidgetEvents[Type]>> } = {}

  return {
    on(type, listener) {
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
