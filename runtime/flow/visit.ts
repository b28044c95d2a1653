import { createActor } from 'xstate'
import type { FlowNode } from '../bot/flow.js'
import { type Content, toTranscriptMessage } from '../node/content.js'
import type { Answer, NodeEmitted, NodeInput, NodeOutput } from '../node/contract.js'
import type { NodeDefinition } from '../node/define-node.js'
import type { Env } from '../node/env.js'
import type { AnswerInput } from '../node/prompt.js'
import type { Session } from '../session/session.js'
import { hurried, type Place } from './place.js'
import type { WalkEvent } from './walk-event.js'

/** One visit of a node: its chart at work, from the entrance until it has finished or is stopped. */
export interface Visit {
  start(): void
  /** Gives the visitor's answer to the node. */
  give(value: AnswerInput): void
  /** Ends timers and calls; nothing more is heard of the visit. */
  stop(): void
  readonly place: Place
}

/** What a visit takes. */
export interface VisitOptions {
  readonly node: FlowNode
  readonly definition: NodeDefinition
  /** What the type's schema has made of the node's data, in the visitor's language and in the bot's own. */
  readonly data: never
  readonly original: never
  readonly peek: NodeInput['peek']
  /** Where an earlier visit of this node stood, if this one goes on from there. */
  readonly back: Place | null | undefined
  readonly session: Session
  readonly env: Env
  readonly tell: (event: WalkEvent) => void
  /** Called when the bot or the visitor has taken time. */
  readonly rest: () => void
  /** The conversation goes on by this exit while the node is still at work. */
  readonly leave: (handle: string | null) => void
  readonly finish: (output: NodeOutput | undefined) => void
  readonly fail: (error: unknown) => void
}

/**
 * Makes a visit. What the node's chart emits is written to the session and told.
 *
 * A node that is entered again goes back to the place where it stood: the same way as before, without pauses and with
 * the same answers. As many things as it had told before are old, and nobody is told of them. The visit is back with the
 * first thing that is new, or with a question that has no answer yet.
 */
export function createVisit(options: VisitOptions): Visit {
  const { node, definition, data, original, peek, back, session, tell, rest } = options
  const nodeId = node.id
  const env = back ? hurried(options.env, () => !!before) : options.env
  const answers: AnswerInput[] = []
  let told = 0
  let before = back
  let isTyping = false
  let isStopped = false
  const input: NodeInput<never> = { nodeId, data, original, variables: session, env, peek }
  const actor = createActor(definition.machine(), { input, clock: env.clock })
  actor.on('*', hear)
  actor.subscribe({ complete: finish, error: fail })

  return {
    start: () => actor.start(),
    give,
    stop() {
      isStopped = true
      actor.stop()
    },
    get place() {
      return before ?? { nodeId, answers: [...answers], told }
    },
  }

  function hear(event: NodeEmitted) {
    switch (event.type) {
      case 'node.typing':
        return setTyping(!isOld())
      case 'node.say':
        setTyping(false)
        if (!isNew()) return
        session.write({ by: 'bot', message: toTranscriptMessage(event.content) })
        tell({
          type: 'said',
          nodeId,
          content: event.content,
          ...(event.isCorrection && { isCorrection: true }),
        })
        return followLink(event.content)
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
        if (!isNew()) return
        session.write({ by: 'user', message: event.message })
        if (event.visitor) session.setVisitor(event.visitor, event.message)
        keep(event.answer)
        tell({
          type: 'replied',
          nodeId,
          message: event.message,
          ...(event.shown !== undefined && { shown: event.shown }),
          picked: event.picked ?? [],
          ...(event.right && { right: event.right }),
        })
        return tellStored(event.answer)
      case 'node.store':
        setVariables(event.set)
        return store(event.answer)
      case 'node.problem':
        return isNew() ? tell({ ...event, type: 'problem', nodeId }) : undefined
      case 'node.leave':
        return options.leave(event.handle)
      default:
        return event satisfies never
    }
  }

  /** Decision 74: never before the visitor has done something in this conversation. */
  function followLink(content: Content) {
    if (isStopped || content.kind !== 'link' || content.openIn !== 'same-tab') return
    if (session.transcript.some(({ by }) => by === 'user')) options.env.navigate?.(content.src)
  }

  /** An actor that is stopped from outside completes as well. */
  function finish() {
    if (isStopped) return
    const output: NodeOutput | undefined = actor.getSnapshot().output
    setTyping(false)
    if (output?.answer) store(output.answer)
    setVariables(output?.set)
    options.finish(output)
  }

  function fail(error: unknown) {
    if (isStopped) return
    setTyping(false)
    options.fail(error)
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
    actor.send({ type: 'answer', value })
  }

  function setVariables(values: NodeOutput['set'] = {}) {
    for (const [name, value] of Object.entries(values)) session.setVariable(name, value)
  }

  function store(answer: Answer) {
    keep(answer)
    tellStored(answer)
  }

  function tellStored(answer: Answer) {
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
