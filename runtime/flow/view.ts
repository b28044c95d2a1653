import type { Content } from '../node/content.js'
import type { Prompt } from '../node/prompt.js'
import type { EndReason, WalkEvent } from './walk.js'

/** One thing in the transcript as it is shown. `at` in milliseconds since 1970; `id` is unique within the run. */
export type Item =
  | {
      readonly kind: 'said'
      readonly id: number
      readonly nodeId: string
      readonly at: number
      readonly content: Content
    }
  | {
      readonly kind: 'replied'
      readonly id: number
      readonly nodeId: string
      readonly at: number
      readonly text: string
    }
  | PromptItem

/** A prompt in the transcript: open until an answer is accepted, then locked with what was picked. */
export interface PromptItem {
  readonly kind: 'asked'
  readonly id: number
  readonly nodeId: string
  readonly at: number
  readonly prompt: Prompt
  readonly open: boolean
  /** Ids of the options picked. */
  readonly picked: readonly string[]
}

/** Where a conversation stands. */
export type ConversationStatus = 'ready' | 'going' | 'waiting' | 'ended' | 'restarting' | 'stopped'

/** What a view draws. A new object after each change; unchanged items keep their identity. */
export interface ConversationView {
  readonly status: ConversationStatus
  readonly ended: EndReason | null
  readonly items: readonly Item[]
  /** The bot is about to say something. */
  readonly typing: boolean
  /** The prompt that waits for the visitor, or is being judged; null when nothing is asked. */
  readonly prompt: PromptItem | null
}

/** The items and the typing state of a run, kept up to date from what the walk tells. */
export interface ViewModel {
  readonly items: readonly Item[]
  readonly typing: boolean
  readonly prompt: PromptItem | null
  /** Takes in an event; true when there is something new to draw. */
  take(event: WalkEvent, at: number): boolean
  clear(): void
}

/** Starts with nothing to draw. */
export function createViewModel(): ViewModel {
  let items: Item[] = []
  let typing = 0
  let open: PromptItem | null = null
  let lastId = 0

  const add = <Kind extends Item>(item: Kind): Kind => {
    items.push(item)
    return item
  }

  return {
    get items() {
      return items
    },
    get typing() {
      return typing > 0
    },
    get prompt() {
      return open
    },
    take(event, at) {
      switch (event.type) {
        case 'typing':
          typing += event.on ? 1 : -1
          return true
        case 'said':
          add({ kind: 'said', id: ++lastId, nodeId: event.nodeId, at, content: event.content })
          return true
        case 'asked':
          // Asked again after a refused answer: the same prompt stays where it is.
          open ??= add({
            kind: 'asked',
            id: ++lastId,
            nodeId: event.nodeId,
            at,
            prompt: event.prompt,
            open: true,
            picked: [],
          })
          return true
        case 'replied':
          lock(event.picked)
          add({ kind: 'replied', id: ++lastId, nodeId: event.nodeId, at, text: event.message })
          return true
        default:
          return false
      }
    },
    clear() {
      items = []
      typing = 0
      open = null
    },
  }

  function lock(picked: readonly string[]) {
    if (!open) return
    const index = items.lastIndexOf(open)
    items[index] = { ...open, open: false, picked }
    open = null
  }
}
