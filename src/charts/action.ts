/** What a chart remembers. */
export type Context = Readonly<Record<string, unknown>>

/** What an actor is sent or emits. */
export interface Event {
  readonly type: string
  readonly [field: string]: unknown
}

/** What actions, guards and delays are told. */
export interface Arguments {
  readonly context: Context
  readonly event: Event
  readonly self: { readonly send: (event: Event) => void }
}

/** What built-in actions may do with the actor. */
export interface Stage {
  /** Puts off what concerns others until the step is done. */
  readonly defer: (work: () => void) => void
  readonly remember: (context: Context) => void
  readonly tell: (event: Event) => void
  readonly perform: (actions: readonly Action[], event: Event) => void
  readonly sendToChild: (id: string, event: Event) => void
}

/** An action that the interpreter carries out itself. */
export interface BuiltIn {
  readonly perform: (stage: Stage, args: Arguments, params: unknown) => void
}

/** What happens on the way: a name in `setup()`, with or without parameters, a function, or a built-in action. */
export type Action =
  | string
  | { readonly type: string; readonly params?: unknown }
  | ((args: Arguments, params: unknown) => void)
  | BuiltIn

type Given<Value> = Value | ((args: Arguments, params: unknown) => Value)

/** Changes the context: by a function that returns what is new, or field by field. */
export const assign = (change: Given<Context>): BuiltIn => ({
  perform(stage, args, params) {
    const fresh: Record<string, unknown> = { ...resolve(change, args, params) }
    if (typeof change !== 'function')
      for (const field in fresh) fresh[field] = resolve(fresh[field], args, params)
    stage.remember({ ...args.context, ...fresh })
  },
})

/** Tells those who listen to the actor, once the step is done. */
export const emit = (event: Given<Event>): BuiltIn => ({
  perform(stage, args, params) {
    const told = resolve(event, args, params)
    stage.defer(() => stage.tell(told))
  },
})

/** Sends the actor's child an event, once the step is done. */
export const sendTo = (id: string, event: Given<Event>): BuiltIn => ({
  perform(stage, args, params) {
    const sent = resolve(event, args, params)
    stage.defer(() => stage.sendToChild(id, sent))
  },
})

type Enqueue = ((action: Action) => void) & {
  readonly assign: (change: Given<Context>) => void
  readonly emit: (event: Given<Event>) => void
}

/** Carries out what `collect` puts in line, after it has returned. */
export const enqueueActions = (
  collect: (args: Arguments & { enqueue: Enqueue }, params: unknown) => void,
): BuiltIn => ({
  perform(stage, args, params) {
    const actions: Action[] = []
    const add = (action: Action) => void actions.push(action)
    const enqueue = Object.assign(add, {
      assign: (change: Given<Context>) => add(assign(change)),
      emit: (event: Given<Event>) => add(emit(event)),
    })
    collect({ ...args, enqueue }, params)
    stage.perform(actions, args.event)
  },
})

/** A value, or what a function makes of the arguments. */
export function resolve<Value, Args extends unknown[]>(
  value: Value | ((...args: Args) => Value),
  ...args: Args
): Value {
  return isFunction(value) ? value(...args) : value
}

function isFunction<Value, Args extends unknown[]>(
  value: Value | ((...args: Args) => Value),
): value is (...args: Args) => Value {
  return typeof value === 'function'
}
