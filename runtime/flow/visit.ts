import { createActor } from 'xstate'
import type { FlowNode } from '../bot/flow.js'
import { chartOf } from '../node/chart.js'
import { type Content, toTranscriptMessage } from '../node/content.js'
import type { Answer, NodeEmitted, NodeInput, NodeMachine, NodeOutput } from '../node/contract.js'
import type { NodeDefinition } from '../node/define-node.js'
import type { Env } from '../node/env.js'
import type { DeskEvent } from '../node/live-desk.js'
import { createParent, type Parent } from '../node/parent.js'
import type { AnswerInput } from '../node/prompt.js'
import type { Session } from '../session/session.js'
import { limits } from '../validate/limits.js'
import { heardIn, keepHeard } from './kept-heard.js'
import { hurried, type Place } from './place.js'
import { createVisitCall } from './visit-call.js'
import type { WalkEvent } from './walk-event.js'
import { createLimiter } from './within-limits.js'

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
  /** Where an earlier visit of this node stood, if this one goes on from there. */
  readonly back: Place | null | undefined
  readonly session: Session
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
 * Makes a visit. What the node's chart emits is written to the session and told.
 *
 * A node that is entered again goes back to the place where it stood: the same way as before, without pauses and with
 * the same answers. As many things as it had told before are old, and nobody is told of them. The visit is back with the
 * first thing that is new, or with a question that has no answer yet.
 */
export function createVisit(options: VisitOptions): Visit {
  const { node, definition, data, original, peek, patternBudget, back, session, tell, rest } = options
  const nodeId = node.id
  const around = back ? hurried(options.env, () => !!before) : options.env
  const called = createVisitCall(
    // Its pauses are real ones, whatever hurry there is.
    options.env,
    back?.call,
    () => !isLeft,
    on => tell({ type: 'offline', on }),
  )
  const env: Env = Object.create(around, { call: { value: options.remember(called.call) } })
  const answers: AnswerInput[] = []
  let told = 0
  /** Where the question began that comes next or stands. */
  let question: Place = { nodeId, answers: [], told }
  let before = back
  let isTyping = false
  let isStopped = false
  let isLeft = false
  const input: NodeInput<never> = {
    nodeId,
    data,
    original,
    variables: session,
    env,
    peek,
    patternBudget,
    hear: hearDesk,
  }
  const within = createLimiter(message => tell({ type: 'problem', nodeId, code: 'OVER_LIMIT', message }))
  // Going back has a clock of its own.
  const { parent, stop } = back ? createParent({ clock: env.clock }) : options.parent
  /** Where the visit goes on when its node has handed over. */
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
      return { ...(before ?? { nodeId, answers: [...answers], told }), ...(kept && { call: kept }) }
    },
  }

  function play(machine: NodeMachine) {
    const playing = createActor(chartOf(machine), { input, parent })
    playing.on('*', hear)
    playing.subscribe({ complete: finish, error: fail })
    return playing
  }

  function goOn({ chart }: { readonly chart: NodeMachine }) {
    desk = undefined
    if (isStopped) return
    actor = play(chart)
    actor.start()
  }

  function hear(event: NodeEmitted) {
    switch (event.type) {
      case 'node.typing':
        return setTyping(!isOld())
      case 'node.say':
        setTyping(false)
        return isNew() ? say(within.content(event.content), event.isCorrection) : undefined
      case 'node.stream':
        setTyping(false)
        return tell({ ...event, type: 'streamed', nodeId, text: event.text.slice(0, limits.text) })
      case 'node.rest':
        return rest()
      case 'node.handover':
        desk = env.live?.()
        return isNew() ? tell({ type: 'handedOver', nodeId }) : undefined
      case 'node.ask': {
        const kept = before?.answers[answers.length]
        if (kept !== undefined) return repeat(kept)
        before = null
        return tell({ type: 'asked', nodeId, prompt: within.prompt(event.prompt) })
      }
      case 'node.unask':
        return tell({ type: 'unasked' })
      case 'node.reply': {
        rest()
        const fresh = isNew()
        const place = question
        question = { nodeId, answers: [...answers], told }
        return fresh ? reply(within.text(event.message), event, place) : undefined
      }
      case 'node.store':
        setVariables(event.set)
        return store(event.answer)
      case 'node.problem':
        return isNew() ? tell({ ...event, type: 'problem', nodeId }) : undefined
      case 'node.leave':
        isLeft = true
        return options.leave(event.handle)
      default:
        return event satisfies never
    }
  }

  function say(content: Content, isCorrection: true | undefined) {
    session.write({ by: 'bot', message: toTranscriptMessage(content) })
    tell({ type: 'said', nodeId, content, ...(isCorrection && { isCorrection }) })
    followLink(content)
  }

  /** `place` is where the question began. */
  function reply(message: string, event: Extract<NodeEmitted, { type: 'node.reply' }>, place: Place) {
    const { visitor, answer, shown, right, picked = [] } = event
    const mark = answer && session.mark()
    session.write({ by: 'user', message })
    if (visitor) session.setVisitor(visitor, message)
    const tellStored = answer && keep(answer)
    tell({
      type: 'replied',
      nodeId,
      message,
      ...(shown !== undefined && { shown }),
      picked,
      ...(mark && { back: { ...mark, place } }),
      ...(right && { right }),
    })
    tellStored?.()
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
    if (desk) return void desk.then(goOn, fail)
    for (const problem of output?.problems ?? []) hear(problem)
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
    // What only looks like something heard is heard at no reload either.
    answers.push(heardIn(value) ? '' : value)
    actor.send({ type: 'answer', value })
  }

  function hearDesk(event: DeskEvent) {
    answers.push(keepHeard(event))
    actor.send({ type: 'desk.heard', event })
  }

  function repeat(kept: AnswerInput) {
    const heard = heardIn(kept)
    if (heard) hearDesk(heard)
    else give(kept)
  }

  function setVariables(values: NodeOutput['set'] = {}) {
    for (const [name, value] of Object.entries(values)) session.setVariable(name, within.value(value))
  }

  function store(answer: Answer) {
    keep(answer)()
  }

  /** Keeps an answer; returns what tells of it. */
  function keep({ key = nodeId, variable, value: whole, original, detail }: Answer): () => void {
    const value = within.value(whole)
    session.answer({ nodeId, key, variable, value, original, detail })
    return () => tell({ type: 'stored', nodeId, key, value })
  }

  function setTyping(on: boolean) {
    if (isTyping === on) return
    isTyping = on
    tell({ type: 'typing', on })
  }
}
