import { createActor } from 'xstate'
import { isRecord } from '../bot/fields.js'
import type { FlowNode } from '../bot/flow.js'
import { chartOf } from '../node/chart.js'
import type { Content } from '../node/content.js'
import type { NodeEmitted, NodeInput, NodeMachine, NodeOutput } from '../node/contract.js'
import type { NodeDefinition } from '../node/define-node.js'
import type { Env } from '../node/env.js'
import type { DeskEvent } from '../node/live-desk.js'
import { createParent, type Parent } from '../node/parent.js'
import type { AnswerInput } from '../node/prompt.js'
import type { Session } from '../session/session.js'
import type { Value } from '../session/values.js'
import { hurried, type Place } from './place.js'
import { createVisitCall } from './visit-call.js'
import { createProgress } from './visit-progress.js'
import type { WalkEvent } from './walk-event.js'
import type { WalkRecord } from './walk-record.js'

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
  readonly patternBudget: NodeInput['patternBudget']
  readonly listen: NodeInput['listen']
  /** Where an earlier visit of this node stood, if this one goes on from there. */
  readonly back: Place | null | undefined
  readonly session: Session
  readonly record: WalkRecord
  readonly env: Env
  /** What the charts of a walk belong to. */
  readonly parent: Parent
  /** Makes a call one that is not made again after the visitor has gone back. */
  readonly remember: (call: Env['call']) => Env['call']
  readonly tell: (event: WalkEvent) => void
  /** Called when the bot or the visitor has taken time. */
  readonly rest: () => void
  /** The conversation goes on by this exit while the node is still at work. */
  readonly leave: (handle: string | null) => void
  readonly finish: (output: NodeOutput | undefined) => void
  readonly fail: (error: unknown) => void
}

/**
 * Makes a visit. What the node's chart emits goes to the walk's record: to the session, and to those who listen.
 *
 * A node that is entered again goes back to the place where it stood: the same way as before, without pauses and with
 * the same answers. What it had told by then is old, and goes nowhere (visit-progress.ts).
 */
export function createVisit(options: VisitOptions): Visit {
  const {
    node,
    definition,
    data,
    original,
    peek,
    patternBudget,
    listen,
    back,
    session,
    record,
    tell,
    rest,
  } = options
  const nodeId = node.id
  const progress = createProgress(nodeId, back)
  const around = back ? hurried(options.env, progress.isGoingBack) : options.env
  const called = createVisitCall(
    // Its pauses are real ones, whatever hurry there is.
    options.env,
    data,
    back?.call,
    () => !isLeft,
    on => tell({ type: 'offline', on }),
  )
  const env: Env = Object.create(around, { call: { value: options.remember(called.call) } })
  const input: NodeInput<never> = {
    nodeId,
    data,
    original,
    variables: session,
    env,
    peek,
    patternBudget,
    listen,
    hear: giveHeard,
    besides: () => session.besides(nodeId),
  }
  // Going back has a clock of its own.
  const { parent, stop } = back ? createParent({ clock: env.clock }) : options.parent
  let isTyping = false
  let isLeft = false
  let isStopped = false
  /** The chart that goes on when the node's own has handed over. */
  let desk: ReturnType<NonNullable<Env['live']>> | undefined
  let actor = play(definition.machine())

  return {
    start: () => actor.start(),
    give,
    stop() {
      setTyping(false)
      isStopped = true
      stop(actor)
    },
    get place() {
      const { kept } = called
      return { ...progress.place(), ...(kept && { call: kept }) }
    },
  }

  function play(machine: NodeMachine) {
    const playing = createActor(chartOf(machine), { input, parent })
    playing.on('*', hear)
    playing.subscribe({ complete: finish, error: fail })
    return playing
  }

  function hear(event: NodeEmitted) {
    switch (event.type) {
      case 'node.typing':
        return setTyping(!progress.isOld())
      case 'node.say':
        setTyping(false)
        return progress.count() ? say(event.content, event.isCorrection) : undefined
      case 'node.stream':
        setTyping(false)
        return record.streamed(nodeId, event)
      case 'node.rest':
        return rest()
      case 'node.handover':
        desk = env.live?.()
        return progress.count() ? tell({ type: 'handedOver', nodeId }) : undefined
      case 'node.ask': {
        const answer = progress.answerBefore()
        return answer === undefined ? record.asked(nodeId, event.prompt) : giveAgain(answer)
      }
      case 'node.unask':
        return tell({ type: 'unasked' })
      case 'node.reply': {
        rest()
        const isNew = progress.count()
        const begun = progress.nextQuestion()
        return isNew ? record.replied(nodeId, event, begun) : undefined
      }
      case 'node.arrived':
        return tell({ ...event, type: 'arrived', nodeId })
      case 'node.store':
        record.setVariables(nodeId, event.set)
        return record.stored(nodeId, event.answer)
      case 'node.problem':
        return progress.count() ? tell({ ...event, type: 'problem', nodeId }) : undefined
      case 'node.leave':
        isLeft = true
        return options.leave(event.handle)
      default:
        return event satisfies never
    }
  }

  function say(content: Content, isCorrection: true | undefined) {
    record.said(nodeId, content, isCorrection)
    if (!isStopped) followLink(content)
  }

  /** Decision 74: never before the visitor has done something in this conversation. */
  function followLink(content: Content) {
    if (content.kind !== 'link' || content.openIn !== 'same-tab') return
    if (session.transcript.some(({ by }) => by === 'user')) options.env.navigate?.(content.src)
  }

  function give(value: AnswerInput) {
    // What only looks like something heard is heard at no reload either.
    progress.give(heardIn(value) ? '' : value)
    actor.send({ type: 'answer', value })
  }

  function giveHeard(event: DeskEvent) {
    progress.give(keepHeard(event))
    actor.send({ type: 'desk.heard', event })
  }

  function giveAgain(kept: AnswerInput) {
    const heard = heardIn(kept)
    if (heard) giveHeard(heard)
    else give(kept)
  }

  /** An actor that is stopped from outside completes as well. */
  function finish() {
    if (isStopped) return
    const output: NodeOutput | undefined = actor.getSnapshot().output
    setTyping(false)
    if (desk) return void desk.then(goOn, fail)
    for (const problem of output?.problems ?? []) hear(problem)
    if (output?.answer) record.stored(nodeId, output.answer)
    record.setVariables(nodeId, output?.set)
    options.finish(output)
  }

  function goOn({ chart }: { readonly chart: NodeMachine }) {
    desk = undefined
    if (isStopped) return
    actor = play(chart)
    actor.start()
  }

  function fail(error: unknown) {
    if (isStopped) return
    setTyping(false)
    options.fail(error)
  }

  function setTyping(on: boolean) {
    if (isTyping === on) return
    isTyping = on
    tell({ type: 'typing', on })
  }
}

/** What was heard of a live thread, as a place keeps it in order with the answers: plain data that survives JSON. */
function keepHeard(event: DeskEvent): Value {
  const value: Value = JSON.parse(JSON.stringify({ desk: event }))
  return value
}

/** What was heard, where that is kept and no answer. */
function heardIn(kept: AnswerInput): DeskEvent | undefined {
  return isRecord(kept) && isRecord(kept.desk) ? (kept.desk as DeskEvent) : undefined
}
