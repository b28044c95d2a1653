import { type Action, type Arguments, type Context, type Event, resolve, type Stage } from './action.js'
import {
  type Chart,
  findTarget,
  type Guard,
  isInside,
  listed,
  type State,
  type Transition,
  type Transitions,
} from './chart.js'
import type { Running } from './children.js'

interface Clock {
  setTimeout(callback: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

/** What an actor is started with; `clock` keeps its delays. */
export interface ActorOptions {
  readonly input?: unknown
  readonly clock?: Clock
}

/** An actor as it stands between two steps. */
export interface Snapshot {
  readonly status: 'active' | 'done' | 'error' | 'stopped'
  /** The active state's name, or names within names. */
  readonly value: unknown
  readonly context: Context
  readonly output: unknown
}

interface Observer {
  readonly next?: (snapshot: Snapshot) => void
  readonly error?: (error: unknown) => void
  readonly complete?: () => void
}

/** What one state alone hears: the end of a delay, of its child, or of its inner states. */
interface Inner extends Event {
  readonly source: State
  readonly ways: Transitions | undefined
}

const isInner = (event: Event): event is Inner => 'ways' in event

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
  const observers = new Set<Observer>()
  const listeners = new Map<string, Set<(event: Event) => void>>()
  const children = new Map<string, Running>()
  /** What ends with a state: its timers and its child. */
  const endings = new Map<State, Set<() => void>>()
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

  const self = { send, start, stop, subscribe, on, getSnapshot: () => snapshot }
  const stage: Stage = {
    defer: work => void deferred.push(work),
    remember: fresh => {
      context = fresh
    },
    tell: event => {
      for (const type of [event.type, '*'])
        for (const listener of listeners.get(type) ?? []) guarded(() => listener(event))
    },
    perform,
    sendToChild: (id, event) => children.get(id)?.send?.(event),
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
    if (status === 'active' || status === 'done')
      for (const { next } of observers) guarded(() => next?.(snapshot))
    if (status !== 'active') finishAll()
  }

  function finishAll() {
    phase = 'over'
    mail = []
    for (const state of endings.keys()) leave(state)
    attempt(() => {
      for (const work of deferred) work()
    })
    snapshot = take()
    const told = [...observers]
    observers.clear()
    listeners.clear()
    if (status === 'error' && !(told.length > 0 && told.every(observer => observer.error))) report(problem)
    for (const { error, complete } of told)
      guarded(() => (status === 'error' ? error?.(problem) : complete?.()))
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

  /** Ends a state's timers and its child, once the step is done. */
  function leave(state: State) {
    const ends = endings.get(state) ?? []
    endings.delete(state)
    stage.defer(() => {
      for (const end of ends) end()
    })
  }

  function enter(target: State, domain: State | undefined, event: Event) {
    const entered: State[] = []
    for (let at: State | undefined = target; at && at !== domain; at = at.parent) entered.unshift(at)
    for (let at = firstOf(target); at; at = firstOf(at)) entered.push(at)
    for (const state of entered) {
      active.push(state)
      perform(listed(state.config.entry), event)
      begin(state, event)
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

  /** Starts a state's timers and its child, once the step is done. */
  function begin(state: State, event: Event) {
    const { after = {}, invoke } = state.config
    const ends = new Set<() => void>()
    const isHere = () => endings.get(state) === ends
    endings.set(state, ends)
    for (const delay in after) {
      const ms = resolve(names.delays?.[delay] ?? Number(delay), argumentsOf(event))
      stage.defer(() => {
        if (!isHere()) return
        const timer = clock.setTimeout(() => send({ type: 'after', source: state, ways: after[delay] }), ms)
        ends.add(() => clock.clearTimeout(timer))
      })
    }
    if (!invoke) return
    const { src, id = src, onDone, onError } = invoke
    const given = resolve(invoke.input, argumentsOf(event))
    let isStopped = false
    const hear = (heard: Event) => {
      if (!isStopped) send(heard)
    }
    const fail = (error: unknown) => hear({ type: 'error', error, source: state, ways: onError })
    const startChild = () => {
      if (!isHere()) return
      ends.add(() => {
        isStopped = true
        children.get(id)?.stop()
        children.delete(id)
      })
      try {
        const done = (result: unknown) => hear({ type: 'done', output: result, source: state, ways: onDone })
        const child = names.actors?.[src]?.(given, { send: hear, done, fail })
        if (child) children.set(id, child)
      } catch (error) {
        fail(error)
      }
    }
    // Those of the first states start before anything else that was put off.
    if (phase === 'new') deferred.unshift(startChild)
    else stage.defer(startChild)
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

  function subscribe(observer: Observer | Observer['next']) {
    const heard: Observer = typeof observer === 'function' ? { next: observer } : { ...observer }
    observers.add(heard)
    return { unsubscribe: () => void observers.delete(heard) }
  }

  function on(type: string, listener: (event: Event) => void) {
    const set = listeners.get(type) ?? new Set()
    listeners.set(type, set.add(listener))
    return { unsubscribe: () => void set.delete(listener) }
  }
}

const firstOf = ({ config, states }: State) => (config.initial ? states[config.initial] : undefined)

/** What goes wrong with a listener is the page's to hear, not the actor's. */
function guarded(work: () => void) {
  try {
    work()
  } catch (error) {
    report(error)
  }
}

function report(error: unknown) {
  setTimeout(() => {
    throw error
  })
}
