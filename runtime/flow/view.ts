import type { Content } from '../node/content.js'
import type { Prompt } from '../node/prompt.js'
import { escapeHtml } from '../session/html-text.js'
import { crossOut } from './cross-out.js'
import type { StepBack } from './place.js'
import { arrive, sortIn } from './thread-order.js'
import type { EndReason, WalkEvent } from './walk-event.js'

/**
 * One thing in the transcript as it is shown. `at` in milliseconds since 1970; `id` is unique within the
 * run and grows from 1; what a resumed conversation begins with has ids up to 0.
 */
export type Item = SaidItem | RepliedItem | PromptItem

interface ItemBase {
  readonly id: number
  readonly nodeId: string
  readonly at: number
  /** Counts no longer, since an earlier answer was changed (decision 75). */
  readonly revised?: true
}

/** Something the bot said. */
export interface SaidItem extends ItemBase {
  readonly kind: 'said'
  readonly content: Content
  /** More of it is still to come. */
  readonly partial: boolean
  /** It says what is wrong with an answer. */
  readonly isCorrection?: true
  /** How many times in a row it has been said, where that is more than once: it stands there once. */
  readonly times?: number
}

/** What the visitor answered. */
export interface RepliedItem extends ItemBase {
  readonly kind: 'replied'
  readonly text: string
  /** How to go back to its question; absent where the answer cannot be changed. */
  readonly back?: StepBack
  /** Of what is said to an agent: its number in the thread; 0 until it has arrived there. */
  readonly number?: number
}

/** A prompt in the transcript: open until an answer is accepted, then locked with what was picked. */
export interface PromptItem extends ItemBase {
  readonly kind: 'asked'
  readonly prompt: Prompt
  readonly open: boolean
  /** Ids of the options picked. */
  readonly picked: readonly string[]
  /** Ids of the options that would have been right, where the bot tells. */
  readonly right?: readonly string[]
  /** While an answer that was refused waits to be corrected: the id of the item that says what is wrong with it. */
  readonly correction?: number
}

/** Where a conversation stands. */
export type ConversationStatus = 'ready' | 'going' | 'waiting' | 'ended' | 'restarting' | 'stopped'

/** What a view draws. It never changes: each change makes a new view with a new list of items, of which unchanged ones keep their identity. */
export interface ConversationView {
  readonly status: ConversationStatus
  readonly ended: EndReason | null
  readonly items: readonly Item[]
  /** The bot is about to say something. */
  readonly typing: boolean
  /** The line is broken, and a call waits for it. Absent while that is not so. */
  readonly offline?: boolean
  /** The prompt that waits for the visitor, or is being judged; null when nothing is asked. */
  readonly prompt: PromptItem | null
  /** A text that was sent and that no question has taken, or an answer that is being changed: for the field that one types in. */
  readonly draft?: string | undefined
  /** Texts that were sent before their questions were asked, and wait for them. Absent while there are none. */
  readonly ahead?: readonly string[]
}

/** The items and the typing state of a run, kept up to date from what the walk tells. */
export interface ViewModel {
  /** A new list after each change of it. */
  readonly items: readonly Item[]
  readonly typing: boolean
  readonly offline: boolean
  readonly prompt: PromptItem | null
  /** Takes in an event; true when there is something new to draw. */
  take(event: WalkEvent, at: number): boolean
  /** Crosses out the question of an answer and what came after it; returns how many entries of the transcript are left. */
  goBack(answer: RepliedItem): number
  /** Starts anew, with what was there before if anything, under the same ids if it is still shown. */
  reset(before?: readonly Item[], isShown?: boolean): void
}

/** Starts with nothing to draw. */
export function createViewModel(): ViewModel {
  let items: Item[] = []
  let shown: readonly Item[] | undefined
  let typing = 0
  let offline = 0
  let open: PromptItem | null = null
  let lastId = 0

  const streams = new Map<string, number>()

  return {
    get items() {
      shown ??= [...items]
      return shown
    },
    get typing() {
      return typing > 0
    },
    get offline() {
      return offline > 0
    },
    get prompt() {
      return open
    },
    take(event, at) {
      if (event.type !== 'typing' && event.type !== 'offline') shown = undefined
      switch (event.type) {
        case 'typing':
          typing += event.on ? 1 : -1
          return true
        case 'offline':
          offline += event.on ? 1 : -1
          return true
        case 'said':
          say(event.nodeId, at, event.content, false, event.isCorrection)
          sortIn(items)
          return true
        case 'streamed':
          if (event.text === '') return takeBack(event.nodeId)
          say(event.nodeId, at, growing(event), true)
          return true
        case 'asked':
          ask(event.nodeId, at, event.prompt)
          return true
        case 'unasked':
          lock([])
          return true
        case 'replied':
          lock(event.picked, event.right)
          items.push({
            kind: 'replied',
            id: ++lastId,
            nodeId: event.nodeId,
            at,
            text: event.shown ?? event.message,
            ...(event.back && { back: event.back }),
            ...(event.isUnderWay && { number: 0 }),
          })
          return true
        case 'arrived':
          return arrive(items, event.nodeId, event.number)
        default:
          return false
      }
    },
    goBack(answer) {
      shown = undefined
      open = null
      streams.clear()
      const crossed = crossOut(items, answer)
      items = crossed.items
      return crossed.entries
    },
    reset(before = [], isShown = false) {
      shown = undefined
      items = isShown
        ? [...before]
        : before.map((item, index) => ({ ...item, id: index + 1 - before.length }))
      if (isShown) lastId = Math.max(lastId, ...before.slice(-1).map(({ id }) => id))
      typing = offline = 0
      open = items.find(isOpen) ?? null
      streams.clear()
    },
  }

  /** What grows stays the same item until it is whole. */
  function say(
    nodeId: string,
    at: number,
    content: Content,
    partial: boolean,
    isCorrection?: true,
  ) {
    const repeated = isCorrection && repeatedBy(content, nodeId, items.at(-1))
    if (repeated) items.pop()
    const index = streams.get(nodeId)
    const id = index === undefined ? ++lastId : (items[index]?.id ?? ++lastId)
    const item: SaidItem = {
      kind: 'said',
      id,
      nodeId,
      at,
      content,
      partial,
      ...(isCorrection && { isCorrection }),
      ...(repeated && { times: (repeated.times ?? 1) + 1 }),
    }
    if (index === undefined) items.push(item)
    else items[index] = item
    if (!partial) streams.delete(nodeId)
    else if (index === undefined) streams.set(nodeId, items.length - 1)
  }

  /** What was to grow has failed: nothing of it stays. */
  function takeBack(nodeId: string): boolean {
    const index = streams.get(nodeId)
    if (index === undefined) return false
    items.splice(index, 1)
    streams.clear()
    return true
  }

  /** Asked again, after a refused answer or about the rest of it: the prompt stays where it is. */
  function ask(nodeId: string, at: number, prompt: Prompt) {
    const before = open
    const last = items.at(-1)
    const isRefused = before && last?.kind === 'said' && last.isCorrection
    open = {
      kind: 'asked',
      id: before?.id ?? ++lastId,
      nodeId,
      at: before?.at ?? at,
      prompt,
      open: true,
      picked: [],
      ...(isRefused && { correction: last.id }),
    }
    if (before) items[items.lastIndexOf(before)] = open
    else items.push(open)
  }

  function lock(picked: readonly string[], right?: readonly string[]) {
    if (!open) return
    const index = items.lastIndexOf(open)
    const { correction: _, ...asked } = open
    items[index] = { ...asked, open: false, picked, ...(right && { right }) }
    open = null
  }
}

function growing({ text, html = escapeHtml(text) }: { text: string; html?: string }): Content {
  return { kind: 'text', text, html }
}

function isOpen(item: Item): item is PromptItem {
  return item.kind === 'asked' && item.open
}

/** The correction that stands last, if the same one follows it. */
function repeatedBy(
  content: Content,
  nodeId: string,
  last: Item | undefined,
): SaidItem | undefined {
  const isSame =
    last?.kind === 'said' &&
    last.isCorrection &&
    last.nodeId === nodeId &&
    JSON.stringify(last.content) === JSON.stringify(content)
  return isSame ? last : undefined
}
