import * as v from 'valibot'
import { findPlainEdge } from '../bot/find-edge.js'
import type { Flow, FlowNode } from '../bot/flow.js'
import { translate } from '../bot/translate.js'
import type { NodeOutput } from '../node/contract.js'
import type { NodeDefinition } from '../node/define-node.js'
import type { Env } from '../node/env.js'
import { createParent } from '../node/parent.js'
import type { ProblemCode } from '../node/problem.js'
import type { AnswerInput } from '../node/prompt.js'
import type { Registry } from '../node/registry.js'
import type { Session } from '../session/session.js'
import { createAtWork, type Entered } from './at-work.js'
import { findExitEdge } from './exit-edge.js'
import { createLevels, edgesOf, type Level, type Standing } from './levels.js'
import { createListener } from './listener.js'
import type { Place, StepBack } from './place.js'
import { createRecall } from './recall.js'
import { createRunawayGuard } from './runaway.js'
import { createScopes, type FindTranslations } from './scopes.js'
import { createVisit, type Visit } from './visit.js'
import type { EndReason, WalkEvent } from './walk-event.js'

/** A walk through a flow. */
export interface Walk {
  /** Enters the start node, or the place that the walk resumes at, unless it is over; what was left behind goes on. */
  begin(isOver?: boolean): void
  /** Passes an answer to the node that asked. */
  answer(value: AnswerInput): void
  /** Leaves everything that was entered since, and stands at an earlier question again. */
  goBack(to: StepBack): void
  /** Nodes that the flow has left behind and that are still at work, such as a webhook that has not answered. */
  readonly background: number
  /** Where those stand. */
  readonly behind: readonly Place[]
  /** Where the walk stands; undefined before its beginning and after its end. */
  readonly place: Place | undefined
  stop(): void
}

/** Makes a walk through a flow, one node's machine at a time; everything it meets is written to the session and told. */
export function createWalk(options: {
  flow: Flow
  registry: Registry
  session: Session
  env: Env
  /** The bot's own texts in the visitor's language, by node id. */
  translations?: FindTranslations
  /** The same among those that a sub-flow brings. */
  findTranslations?: (translations: unknown) => FindTranslations
  tell: (event: WalkEvent) => void
  /** Where an earlier walk stood whose session goes on. */
  place?: Place | null | undefined
  /** Where nodes stood that it had left behind. */
  behind?: readonly Place[] | undefined
}): Walk {
  const { flow, registry, session, env } = options
  const levels = createLevels(flow, registry)
  const runaway = createRunawayGuard()
  const recall = createRecall(session)
  const scopes = createScopes({ ...options, tell })
  const parent = createParent({ clock: env.clock })
  const atWork = createAtWork()
  const listen = createListener(flow, registry, session, env)
  /** The node that is entered next. */
  let next: string | undefined
  let isEntering = false
  /** Where the node stood that is entered next, if it is one to go back to. */
  let back = options.place
  let isStopped = false

  return {
    begin(isOver) {
      for (const place of options.behind ?? []) {
        const at = levels.find(place.nodeId)
        const definition = at && registry.find(at.node.type)
        if (definition) visit(at, definition, place, true)
      }
      if (!isOver) goTo(back?.nodeId ?? flow.start)
    },
    answer: value => atWork.current?.visit.give(value),
    get background() {
      return atWork.leftBehind.size
    },
    get behind() {
      return [...atWork.leftBehind].map(({ visit }) => visit.place)
    },
    get place() {
      return atWork.current?.visit.place
    },
    goBack({ place, visited }) {
      atWork.undo(visited)
      runaway.rest()
      back = place
      goTo(place.nodeId)
    },
    stop() {
      isStopped = true
      recall.stop()
      atWork.stop()
    },
  }

  /** Nodes that leave at once call this from within: a loop instead of recursion keeps the stack flat. */
  function goTo(nodeId: string) {
    next = nodeId
    if (isEntering) return
    isEntering = true
    while (next !== undefined && !isStopped) {
      const id: string = next
      next = undefined
      enter(id)
    }
    isEntering = false
  }

  function enter(nodeId: string) {
    const at = levels.find(nodeId)
    if (!at)
      return endWithProblem(nodeId, 'NO_SUCH_NODE', `There is no node "${nodeId}" to go on to.`)
    const { node } = at
    const place = back
    back = undefined
    const loop = runaway.step(nodeId)
    if (loop) return endWithProblem(nodeId, 'RUNAWAY_LOOP', loop)
    if (!place) {
      session.visit(nodeId, env.clock.now())
      tell({ type: 'stepped', nodeId, nodeType: node.type })
    }
    if (isStopped) return
    const definition = registry.find(node.type)
    if (definition) return visit(at, definition, place)
    problem(
      nodeId,
      'UNKNOWN_NODE_TYPE',
      `The node "${nodeId}" has the unknown type "${node.type}" and is passed by its plain way.`,
    )
    follow(at, findPlainEdge(edgesOf(at), new Set()))
  }

  function visit(
    at: Standing,
    definition: NodeDefinition,
    place: Place | null | undefined,
    isLeft = false,
  ) {
    const { node } = at
    const { translations, prefix, ...scope } = scopes.of(at.level)
    // A definition's own schema makes the data that its own machine and exits take.
    const original = v.parse(definition.schema, node.data) as never
    const made = attempt(at, () =>
      createVisit({
        node,
        definition,
        original,
        data: translations
          ? (translate(
              original,
              definition.schema,
              translations(node.id.slice(prefix.length)),
            ) as never)
          : original,
        peek: handle => peek(at, handle),
        patternBudget: runaway.patternBudget,
        listen: at.level === levels.outermost ? listen : undefined,
        back: place,
        ...scope,
        env,
        parent,
        remember: call => recall.over(call, node, definition),
        tell,
        rest: runaway.rest,
        leave(handle) {
          atWork.leaveBehind(entered)
          leave(entered, handle)
        },
        finish: output => finish(entered, output),
        fail: error => fail(entered, error),
      }),
    )
    if (!made) return
    const visited = session.mark()?.visited ?? 0
    const entered: Entered = { ...at, definition, data: original, visit: made, visited, isLeft }
    if (isLeft) atWork.leaveBehind(entered)
    else atWork.standAt(entered)
    made.start()
  }

  /** A chart that cannot even be made is passed by, as one that fails. */
  function attempt(at: Standing, make: () => Visit): Visit | undefined {
    try {
      return make()
    } catch (error) {
      reportFailure(at.node.id, error)
      follow(at, findPlainEdge(edgesOf(at), new Set()))
      return undefined
    }
  }

  function peek(at: Standing, handle: string): FlowNode | undefined {
    const edge = edgesOf(at).find(({ sourceHandle }) => sourceHandle === handle)
    return edge && at.level.flow.nodes.get(edge.target)
  }

  function finish(entered: Entered, output: NodeOutput | undefined) {
    if (isStopped) return
    atWork.done(entered)
    if (entered.isLeft) return tell({ type: 'settled' })
    if (output?.end || (output?.goBack && entered.level.inside)) return endFlow(entered.level)
    if (output?.goTo !== undefined) return jump(entered, output.goTo)
    if (output?.enter) return play(entered, output.enter)
    leave(entered, output?.handle ?? null)
  }

  /** Decision 130. */
  function play(entered: Entered, values: NonNullable<NodeOutput['enter']>) {
    const { node, definition, data } = entered
    const call = definition.plays?.(data)
    const level = call && levels.enter(entered, call)
    if (!level) return leave(entered, null)
    if ('code' in level) {
      problem(node.id, level.code, level.message)
      return leave(entered, null)
    }
    scopes.begin(level, values)
    goTo(level.prefix + level.flow.start)
  }

  /** A sub-flow gives back its outputs, and the step that has played it is left. */
  function endFlow(level: Level) {
    const { inside } = level
    if (!inside) return end('no-next-node')
    scopes.giveBack(level, inside)
    const { node } = inside.at
    const definition = registry.find(node.type)
    if (!definition) return end('no-next-node')
    tell({ type: 'left', nodeId: node.id, handle: null })
    const data = v.parse(definition.schema, node.data) as never
    follow(inside.at, findExitEdge(edgesOf(inside.at), definition, data, null))
  }

  /** Decision 13. Edges need no such check: a flow whose edges lead nowhere does not load. */
  function jump({ node: { id: from }, level }: Standing, to: string) {
    if (level.flow.nodes.has(to)) return goTo(level.prefix + to)
    const wrong = to.trim()
      ? `goes on to the node "${to}", which does not exist`
      : 'names no node to go on to'
    endWithProblem(from, 'NO_SUCH_NODE', `The step "${from}" ${wrong}.`)
  }

  function fail(entered: Entered, error: unknown) {
    if (isStopped) return
    atWork.done(entered)
    reportFailure(entered.node.id, error)
    leave(entered, null)
  }

  function reportFailure(nodeId: string, error: unknown) {
    const reason = error instanceof Error ? error.message : String(error)
    problem(
      nodeId,
      'BOT_INVALID',
      `The node "${nodeId}" failed and is passed by its plain way: ${reason}`,
    )
  }

  function leave(entered: Entered, handle: string | null) {
    if (entered.isLeft) return
    entered.isLeft = true
    const { node, definition, data } = entered
    tell({ type: 'left', nodeId: node.id, handle })
    follow(entered, findExitEdge(edgesOf(entered), definition, data, handle))
  }

  function follow({ node, level }: Standing, edge: ReturnType<typeof findPlainEdge>) {
    if (!edge) return endFlow(level)
    const target = level.prefix + edge.target
    session.follow(
      { source: node.id, target, sourceHandle: edge.sourceHandle ?? undefined },
      env.clock.now(),
    )
    goTo(target)
  }

  /** Who hears something may stop the walk; of what was under way then, nothing more is told. */
  function tell(event: WalkEvent) {
    if (!isStopped) options.tell(event)
  }

  function problem(nodeId: string, code: ProblemCode, message: string) {
    tell({ type: 'problem', nodeId, code, message })
  }

  function endWithProblem(nodeId: string, code: ProblemCode, message: string) {
    problem(nodeId, code, message)
    end('problem')
  }

  function end(reason: EndReason) {
    atWork.standAt(undefined)
    session.end(env.clock.now())
    tell({ type: 'ended', reason })
  }
}
