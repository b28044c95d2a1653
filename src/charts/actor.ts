import { type Action, type Arguments, type Context, type Event, resolve, type Stage } from './action.js'
import { createAudience, type Snapshot } from './audience.js'
import {
  type Chart,
  findTarget,
  firstInside,
  type Guard,
  isInside,
  listed,
  type State,
  type Transition,
  type Transitions,
} from './chart.js'
import { type Clock, createLasting, type Inner, isInner } from './lasting.js'

/** What an actor is started with; `clock` keeps its delays. */
export interface ActorOptions {
  readonly input?: unknown
  readonly clock?: Clock
}

const pageClock: Clock = {
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: id => clearTimeout(Number(id)),
}

const stopped = { type: 'stop' }

/**
 * Makes an actor that runs a chart from `start()` on, step by step as XState 5 does: built-in actions and whatever
 * concerns others wait until a step is done, and an error ends the actor.
 */
export function createActor(chart: Chart, { input, clock = pageClock }: ActorOptions = {}) {
  const { config, names, root } = chart
  const { subscribe, on, tell, show, dismiss } = createAudience()
  /** From the root to the innermost. */
  const active: State[] = []
  let context: Context = {}
  let status: Snapshot['status'] = 'active'
  let output: unknown
  let problem: unknown
  let snapshot: Snapshot
  let mail: Event[] = []
  let deferred: (() => void)[] = []
  const inner: Inner[] = []
  let phase: 'new' | 'running' | 'over' = 'new'
  let isBusy = true

  const { begin, leave, states, sendToChild } = createLasting({
    names,
    clock,
    send,
    defer: work => void deferred.push(work),
    // Those of the first states start before anything else that was put off.
    deferChild: work => void (phase === 'new' ? deferred.unshift(work) : deferred.push(work)),
  })
  const self = { send, start, stop, subscribe, on, getSnapshot: () => snapshot }
  const stage: Stage = {
    defer: work => void deferred.push(work),
    remember: fresh => {
      context = fresh
    },
    tell,
    perform,
    sendToChild,
  }

  attempt(() => {
    const event = { type: 'init', input }
    context = resolve(config.context ?? {}, { input })
    enter(root, undefined, event)
    settle(event)
  })
  snapshot = take()
  return self

  function start() {
    if (phase !== 'new') return self
    phase = 'running'
    finishStep()
    isBusy = false
    work()
    return self
  }

  function stop() {
    if (phase === 'running') {
      mail = [stopped]
      work()
    } else phase = 'over'
    return self
  }

  function send(event: Event) {
    if (phase === 'over') return
    mail.push(event)
    work()
  }

  function work() {
    if (isBusy) return
    isBusy = true
    for (let event = mail.shift(); event; event = mail.shift()) step(event)
    isBusy = false
  }

  function step(event: Event) {
    attempt(() => {
      if (event === stopped) status = 'stopped'
      else if (!react(event) && 'error' in event) throw event.error
      settle(event)
    })
    finishStep()
  }

  function attempt(work: () => void) {
    try {
      work()
    } catch (error) {
      status = 'error'
      problem = error
      deferred = []
    }
  }

  /** Does what was put off, and tells how the actor stands now. */
  function finishStep() {
    if (status !== 'active') for (const state of active) leave(state)
    snapshot = take()
    attempt(() => {
      for (let work = deferred.shift(); work; work = deferred.shift()) work()
    })
    if (status === 'active' || status === 'done') show(snapshot)
    if (status !== 'active') finishAll()
  }

  function finishAll() {
    phase = 'over'
    mail = []
    for (const state of states()) leave(state)
    attempt(() => {
      for (const work of deferred) work()
    })
    snapshot = take()
    dismiss(status, problem)
  }

  /** Takes the first way that is open to an event, from the innermost state out; false if there is none. */
  function react(event: Event): boolean {
    if (isInner(event)) return !active.includes(event.source) || follow(event.source, event.ways, event)
    return inmostFirst().some(state => follow(state, state.config.on?.[event.type], event))
  }

  /** Goes on for as long as a way needs no event, or an inner one is waiting. */
  function settle(event: Event) {
    while (status === 'active') {
      if (inmostFirst().some(state => follow(state, state.config.always, event))) continue
      const next = inner.shift()
      if (!next) return
      react(next)
      event = next
    }
  }

  function follow(source: State, ways: Transitions | undefined, event: Event): boolean {
    for (const written of listed(ways)) {
      const { target, guard, actions }: Transition =
        typeof written === 'string' ? { target: written } : written
      if (guard && !holds(guard, event)) continue
      const to = target && findTarget(source, target, root)
      let domain: State | undefined = source
      if (to) {
        if (to !== source && !isInside(to, source))
          do domain = domain.parent
          while (domain && !isInside(to, domain))
        exit(domain, event)
      }
      perform(listed(actions), event)
      if (to) enter(to, domain, event)
      return true
    }
    return false
  }

  function exit(domain: State | undefined, event: Event) {
    for (const state of inmostFirst()) {
      if (domain && !isInside(state, domain)) return
      perform(listed(state.config.exit), event)
      leave(state)
      active.pop()
    }
  }

  function enter(target: State, domain: State | undefined, event: Event) {
    const entered: State[] = []
    for (let at: State | undefined = target; at && at !== domain; at = at.parent) entered.unshift(at)
    for (let at = firstInside(target); at; at = firstInside(at)) entered.push(at)
    for (const state of entered) {
      active.push(state)
      perform(listed(state.config.entry), event)
      begin(state, argumentsOf(event))
      if (state.config.type === 'final') finish(state, event)
    }
  }

  function finish(state: State, event: Event) {
    const { parent, config } = state
    const ended = { type: 'done', output: resolve(config.output, argumentsOf(event)) }
    if (parent?.parent) {
      inner.push({ ...ended, source: parent, ways: parent.config.onDone })
      return
    }
    status = 'done'
    for (const left of inmostFirst()) perform(listed(left.config.exit), event)
    output = resolve(chart.config.output, argumentsOf(ended))
  }

  function perform(actions: readonly Action[], event: Event) {
    for (const action of actions) {
      const args = argumentsOf(event)
      const name = typeof action === 'string' ? action : 'type' in action ? action.type : undefined
      const known = name === undefined ? action : names.actions?.[name]
      const params =
        typeof action === 'object' && 'params' in action ? resolve(action.params, args) : undefined
      if (typeof known === 'function')
        phase === 'running' ? known(args, params) : stage.defer(() => known(args, params))
      else if (typeof known === 'object' && 'perform' in known) known.perform(stage, args, params)
    }
  }

  function holds(guard: Guard, event: Event): boolean {
    const check = typeof guard === 'string' ? names.guards?.[guard] : guard
    return typeof check === 'function' && check(argumentsOf(event))
  }

  function argumentsOf(event: Event): Arguments {
    return { context, event, self }
  }

  function inmostFirst(): State[] {
    return [...active].reverse()
  }

  function take(): Snapshot {
    const value = active
      .slice(1)
      .reduceRight<unknown>((inside, { key }) => (inside === undefined ? key : { [key]: inside }), undefined)
    return { status, value, context, output }
  }
}
