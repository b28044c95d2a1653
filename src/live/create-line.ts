import { type LiveEvent, readLiveOpened } from '@talkgraph/wire/live'
import type {
  DeskEvent,
  DeskListener,
  DeskMessage,
  DeskOpening,
  DeskState,
} from '../../runtime/node/live-desk.js'
import { makeKey } from '../env/make-key.js'
import type { Line } from './line.js'
import { type LivePost, Refusal, rest } from './live-post.js'
import { readStream } from './read-stream.js'
import { createTypingTeller } from './tell-typing.js'

/** Milliseconds. */
const shortestPause = 500
const longestPause = 10_000
const longestTyping = 10_000
/** More than what is ever said on the way to a person. */
const mostSaid = 500

/**
 * Makes a visitor's line to the desk. It comes back by itself behind the last message that was heard; what the visitor says
 * is sent in order, each thing under a key of its own until it has arrived.
 */
export function createLine(post: LivePost, change: () => void): Line {
  const sent: DeskMessage[] = []
  const reactions = new Map<number, string>()
  let arrived = 0
  let isRefused = false
  let thread: string | undefined
  /** The newest message when the thread was opened: part of the keys, as a session may come back to its thread. */
  let beginning = 0
  let after = 0
  let seen = 0
  let state: DeskState = 'waiting'
  let name = ''
  let lastOwn = 0
  let readUpTo = 0
  let listener: DeskListener | undefined
  let isFlushing = false
  let end = new AbortController()
  let typingOver: ReturnType<typeof setTimeout> | undefined
  const typing = createTypingTeller(on => tell({ type: 'typing', on }))

  return {
    reactions,
    get state() {
      return state
    },
    get post() {
      if (sent.length === 0) return undefined
      if (arrived < sent.length) return 'sending'
      return isRefused ? 'refused' : 'sent'
    },
    get isRead() {
      return arrived > 0 && arrived === sent.length && readUpTo >= lastOwn && lastOwn > 0
    },
    type: typing.type,
    see() {
      if (after <= seen || after <= beginning) return
      seen = after
      tell({ type: 'read', upTo: after })
    },
    react(id, reaction) {
      reactions.set(id, reaction)
      change()
      tell({ type: 'reaction', id, reaction })
    },
    send(message) {
      typing.stop()
      sent.push(message)
      change()
      void flush()
    },
    recall,
    open(opening, to) {
      end = new AbortController()
      listener = to
      void run(opening, end.signal)
      return hangUp
    },
  }

  function hangUp() {
    end.abort()
    listener = undefined
    typing.stop()
    clearTimeout(typingOver)
    change()
  }

  function recall(event: DeskEvent) {
    if (event.type === 'opened') {
      thread = event.thread
      beginning = event.after
      after = Math.max(after, event.after)
    } else if (event.type === 'sent') arrived = Math.max(arrived, event.count)
    else if (event.type === 'message') after = Math.max(after, event.id)
    else {
      state = event.state
      name = event.name
    }
    change()
  }

  async function run(opening: DeskOpening, signal: AbortSignal) {
    // What was heard before a reload is recalled first.
    await Promise.resolve()
    try {
      if (thread === undefined) {
        const opened = readLiveOpened(await post.surely(openingCall(opening), signal, makeKey()))
        if (signal.aborted) return
        if (!opened) throw new Refusal(404)
        hear({ type: 'opened', ...opened })
      }
      void flush()
      for (let pause = shortestPause; !signal.aborted; pause = Math.min(2 * pause, longestPause)) {
        const isGood = await readStream({
          post,
          thread: thread ?? '',
          after,
          signal,
          hear: hearEvent,
        })
        if (isGood) pause = shortestPause / 2
        if (!signal.aborted) await rest(pause, signal)
      }
    } catch (error) {
      // The thread is not there any more, or never came to be: nobody is at the other end.
      if (error instanceof Refusal && !signal.aborted) hear({ type: 'state', state: 'ended', name })
    }
  }

  function hearEvent(event: LiveEvent) {
    switch (event.type) {
      case 'message':
        setTyping(false)
        if (event.id > after) hear(event)
        return
      case 'state':
        if (event.state !== state || event.name !== name) hear(event)
        return
      case 'typing':
        return setTyping(event.on)
      case 'read':
        readUpTo = Math.max(readUpTo, event.upTo)
        return change()
      case 'reaction':
        reactions.set(event.id, event.reaction)
        return change()
    }
  }

  function hear(event: DeskEvent) {
    listener?.hear(event)
  }

  /** Somebody whose line breaks while typing does not type for ever. */
  function setTyping(on: boolean) {
    clearTimeout(typingOver)
    if (on) typingOver = setTimeout(setTyping, longestTyping, false)
    listener?.type(on)
  }

  async function flush() {
    const { signal } = end
    if (isFlushing || thread === undefined || !listener) return
    isFlushing = true
    try {
      for (let next = sent[arrived]; next && !signal.aborted; next = sent[arrived]) {
        const count = arrived + 1
        const call = { type: 'message', thread, ...next } as const
        const answer = await post
          .surely(call, signal, `${beginning}-${count}`)
          .catch((error: unknown) => {
            if (error instanceof Refusal) return undefined
            throw error
          })
        if (signal.aborted) break
        isRefused = answer === undefined
        const id = numberIn(answer)
        lastOwn = id ?? lastOwn
        hear({ type: 'sent', count, id })
      }
    } catch {
      // The line was hung up.
    }
    isFlushing = false
  }

  /** What is not worth being repeated. */
  function tell(
    call:
      | { type: 'typing'; on: boolean }
      | { type: 'read'; upTo: number }
      | { type: 'reaction'; id: number; reaction: string },
  ) {
    if (thread !== undefined && listener)
      post.once({ ...call, thread }, end.signal).catch(() => undefined)
  }
}

function openingCall({ nodeId, transcript, visitor }: DeskOpening) {
  const { name, email, phone, mobile } = visitor
  return {
    type: 'open',
    nodeId,
    transcript: transcript.slice(-mostSaid).map(({ by, message }) => ({
      // What an agent said before stands in the thread of before; here it is what the visitor has read.
      by: by === 'user' ? ('user' as const) : ('bot' as const),
      text: (typeof message === 'string'
        ? message
        : 'src' in message
          ? message.src
          : message.html
      ).slice(0, 10_000),
    })),
    visitor: { name: short(name), email: short(email), phone: short(phone ?? mobile) },
  } as const
}

const short = (text: string | undefined) => text?.slice(0, 200)

const numberIn = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'id' in answer ? Number(answer.id) : undefined
