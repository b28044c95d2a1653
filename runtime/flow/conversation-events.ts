import { toTranscriptEntry } from '../node/content.js'
import type { Problem } from '../node/problem.js'
import type { SessionRecord, TranscriptEntry } from '../session/session-record.js'
import type { Value } from '../session/values.js'
import type { Safely } from './safely.js'
import type { WalkEvent } from './walk-event.js'

/** What the host page can listen to; payloads as decision 43 has them, times in milliseconds since 1970. */
export interface ConversationEvents {
  /** A node has been entered. */
  step: { nodeId: string; type: string }
  /** The bot, the visitor or an agent has said something. */
  message: TranscriptEntry & { nodeId: string; at: number }
  /** An answer was accepted; `key` is its variable, or else the node's id. */
  answer: { nodeId: string; key: string; value: Value }
  /** A person is wanted. */
  handover: { nodeId: string; session: SessionRecord }
  /** Something went wrong that the owner should know; the visitor sees nothing of it. */
  problem: Problem
  /** The conversation has come to its end. */
  complete: { session: SessionRecord }
}

/** Who listens to a conversation, and what they are told. */
export interface Publisher {
  /** Returns how to end it. */
  on<Type extends keyof ConversationEvents>(
    type: Type,
    listener: (payload: ConversationEvents[Type]) => void,
  ): () => void
  /** Tells them of what has happened on the way; `at` in milliseconds since 1970. */
  publish(event: WalkEvent, at: number): void
}

/** Starts without listeners. */
export function createConversationEvents(safely: Safely, record: () => SessionRecord): Publisher {
  const listeners = new Map<keyof ConversationEvents, Set<(payload: never) => void>>()

  return {
    on(type, listener) {
      const set = listeners.get(type) ?? new Set()
      listeners.set(type, set.add(listener))
      return () => void set.delete(listener)
    },
    publish(event, at) {
      switch (event.type) {
        case 'stepped':
          return fire('step', { nodeId: event.nodeId, type: event.nodeType })
        case 'said':
          return fire('message', { ...toTranscriptEntry(event.content), nodeId: event.nodeId, at })
        case 'replied':
          return fire('message', { by: 'user', message: event.message, nodeId: event.nodeId, at })
        case 'stored':
          return fire('answer', { nodeId: event.nodeId, key: event.key, value: event.value })
        case 'handedOver':
          return fire('handover', { nodeId: event.nodeId, session: record() })
        case 'problem':
          return fire('problem', problemOf(event))
        case 'ended':
          return fire('complete', { session: record() })
      }
    },
  }

  function fire<Type extends keyof ConversationEvents>(
    type: Type,
    payload: ConversationEvents[Type],
  ) {
    for (const listener of listeners.get(type) ?? [])
      safely(() => (listener as (payload: ConversationEvents[Type]) => void)(payload))
  }
}

function problemOf({
  code,
  nodeId,
  message,
  detail,
}: Extract<WalkEvent, { type: 'problem' }>): Problem {
  return { code, nodeId, message, ...(detail && { detail }) }
}
