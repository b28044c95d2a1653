import { toTranscriptMessage } from '../node/content.js'
import type { Answer, NodeEmitted } from '../node/contract.js'
import type { Env } from '../node/env.js'
import type { AnswerInput } from '../node/prompt.js'
import type { Session } from '../session/session.js'
import { hurried, type Place } from './place.js'
import type { WalkEvent } from './walk-event.js'

/** Listens to one node, from its entrance on. */
export interface Hearing {
  /** Takes what the node tells. */
  hear(event: NodeEmitted): void
  /** Gives the visitor's answer to the node. */
  give(value: AnswerInput): void
  setTyping(on: boolean): void
  readonly place: Place
  /** The environment for the node. */
  readonly env: Env
}

/** What hearing a node takes. */
export interface HearingOptions {
  readonly nodeId: string
  /** The place to come back to, for a node that is entered again. */
  readonly back: Place | null | undefined
  readonly session: Session
  readonly env: Env
  readonly tell: (event: WalkEvent) => void
  /** Called when the bot or the visitor has taken time. */
  readonly rest: () => void
  readonly send: (answer: AnswerInput) => void
  readonly leave: (handle: string | null) => void
}

/**
 * Writes what a node tells to the session, and tells it.
 *
 * A node that is entered again is on its way back to the place where it stood: it goes the same way as then, without
 * pauses and with the answers of then. As many things as it had told then are old and told to nobody. With the first
 * that is new, or a question that has no answer yet, it is back.
 */
export function createHearing({
  nodeId,
  back,
  session,
  env,
  tell,
  rest,
  send,
  leave,
}: HearingOptions): Hearing {
  const answers: AnswerInput[] = []
  let told = 0
  let before = back
  let isTyping = false

  return {
    hear,
    give,
    setTyping,
    get place() {
      return before ?? { nodeId, answers: [...answers], told }
    },
    env: back ? hurried(env, () => !!before) : env,
  }

  function hear(event: NodeEmitted) {
    switch (event.type) {
      case 'node.typing':
        return setTyping(!isOld())
      case 'node.say':
        setTyping(false)
        if (!isNew()) return
        session.write({ by: 'bot', message: toTranscriptMessage(event.content) })
        return tell({ type: 'said', nodeId, content: event.content })
      case 'node.stream':
        setTyping(false)
        return tell({ type: 'streamed', nodeId, text: event.text })
      case 'node.rest':
        return rest()
      case 'node.handover':
        return tell({ type: 'handedOver', nodeId })
      case 'node.ask': {
        const answer = before?.answers[answers.length]
        if (answer !== undefined) return give(answer)
        before = null
        return tell({ type: 'asked', nodeId, prompt: event.prompt })
      }
      case 'node.reply':
        rest()
        if (!isNew()) return keep(event.answer)
        session.write({ by: 'user', message: event.message })
        if (event.visitor) session.setVisitor(event.visitor, event.message)
        tell({ type: 'replied', nodeId, message: event.message, picked: event.picked ?? [] })
        return store(event.answer)
      case 'node.store':
        return store(event.answer)
      case 'node.problem':
        return isNew() ? tell({ ...event, type: 'problem', nodeId }) : undefined
      case 'node.leave':
        return leave(event.handle)
      default:
        return event satisfies never
    }
  }

  /** Is what the node tells next old? */
  function isOld(): boolean {
    return !!before && told < before.told
  }

  /** Counts something that the node tells: is it new? */
  function isNew(): boolean {
    if (!isOld()) before = null
    told++
    return !before
  }

  function give(value: AnswerInput) {
    answers.push(value)
    send(value)
  }

  function store(answer: Answer) {
    keep(answer)
    tell({ type: 'stored', nodeId, key: answer.key ?? nodeId, value: answer.value })
  }

  function keep({ key = nodeId, variable, value, original, detail }: Answer) {
    session.answer({ nodeId, key, variable, value, original, detail })
  }

  function setTyping(on: boolean) {
    if (isTyping === on) return
    isTyping = on
    tell({ type: 'typing', on })
  }
}
