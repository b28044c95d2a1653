import type { Action, Arguments, Context } from './action.js'
import type { Logic } from './children.js'

/** What a chart names in `setup()`. */
export interface Names {
  readonly actors?: Readonly<Record<string, Logic>>
  readonly actions?: Readonly<Record<string, Action>>
  readonly guards?: Readonly<Record<string, Guard>>
  readonly delays?: Readonly<Record<string, number | ((args: Arguments) => number)>>
}

/** A condition of a transition: the name of a guard in `setup()`, or the guard itself. */
export type Guard = string | ((args: Arguments) => boolean)

/** A way from a state: without a target the state stays as it is. */
export interface Transition {
  readonly target?: string
  readonly guard?: Guard
  readonly actions?: Action | readonly Action[]
}

/** Transitions as a chart writes them: the first whose guard holds is taken. */
export type Transitions = string | Transition | readonly (string | Transition)[]

/** A state as a chart writes it. */
export interface StateConfig {
  readonly id?: string
  readonly type?: string
  readonly initial?: string
  readonly states?: Readonly<Record<string, StateConfig>>
  readonly entry?: Action | readonly Action[]
  readonly exit?: Action | readonly Action[]
  readonly on?: Readonly<Record<string, Transitions>>
  readonly always?: Transitions
  readonly after?: Readonly<Record<string, Transitions>>
  readonly onDone?: Transitions
  /** The child that runs while the state is active. */
  readonly invoke?: {
    readonly id?: string
    readonly src: string
    readonly input?: (args: Arguments) => unknown
    readonly onDone?: Transitions
    readonly onError?: Transitions
  }
  readonly context?: Context | ((args: { input: unknown }) => Context)
  readonly output?: unknown
}

/** A state in its place in the chart. */
export interface State {
  readonly config: StateConfig
  readonly key: string
  readonly parent: State | undefined
  readonly states: Readonly<Record<string, State>>
}

/** A chart, ready to be run. */
export interface Chart {
  readonly config: StateConfig
  readonly names: Names
  readonly root: State
}

/** Names what a chart uses; its result makes the chart. */
export const setup = (names: Names) => ({
  createMachine: (config: StateConfig): Chart => ({ config, names, root: build(config) }),
})

function build(config: StateConfig, key = '', parent?: State): State {
  const states: Record<string, State> = {}
  const state = { config, key, parent, states }
  for (const name in config.states) {
    const inner = config.states[name]
    if (inner) states[name] = build(inner, name, state)
  }
  return state
}

/** The state that a transition leads to: a neighbour, `.one` inside, or `#one` with that id. */
export function findTarget(source: State, target: string, root: State): State | undefined {
  if (target[0] === '#') return findById(root, target.slice(1))
  return target[0] === '.' ? source.states[target.slice(1)] : source.parent?.states[target]
}

function findById(state: State, id: string): State | undefined {
  if (state.config.id === id) return state
  for (const inner of Object.values(state.states)) {
    const found = findById(inner, id)
    if (found) return found
  }
  return undefined
}

/** The state inside that is entered with it. */
export const firstInside = ({ config, states }: State) =>
  config.initial ? states[config.initial] : undefined

/** Is a state inside of another? */
export function isInside(state: State, outer: State): boolean {
  for (let at = state.parent; at; at = at.parent) if (at === outer) return true
  return false
}

/** One, several or none, as a list. */
export function listed<Item>(items: Item | readonly Item[] | undefined): readonly Item[] {
  if (items === undefined) return []
  return isList(items) ? items : [items]
}

function isList<Item>(items: Item | readonly Item[]): items is readonly Item[] {
  return Array.isArray(items)
}
