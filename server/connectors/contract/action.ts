import * as v from 'valibot'
import type { Value } from '../../../runtime/index.js'
import type { ConnectorRequest } from './request.js'

/** What a field of an action is for, and how it is drawn. */
export interface InputForm {
  readonly title: string
  readonly help: string
  /** `list`: texts in their order; `fields`: values by the names of the provider's fields. */
  readonly kind: 'text' | 'long-text' | 'number' | 'list' | 'fields'
  readonly example?: string
  /** The name of the connector's loader that brings what can be chosen; of `fields`, their names. */
  readonly picks?: string
}

/** One run of an action. */
export interface Run {
  /** The same each time that this run is tried, and in no other. */
  readonly key: string
  /** When it began, in milliseconds since 1970. */
  readonly at: number
  /** What was looked up before; null where nothing was. */
  readonly found: Value
}

/** What comes of an action without its call. */
interface Settled {
  readonly settled: Value
}

/** What the product has told, or tells within some seconds, under the mark of an earlier run. */
interface AwaitedNews {
  readonly awaits: string
}

/** What an action is. `Input` is what its schema makes of the fields, whose placeholders are filled by then. */
export interface Action<Schema extends v.GenericSchema> {
  readonly title: string
  readonly help: string
  readonly schema: Schema
  readonly fields: { readonly [Name in keyof v.InferOutput<Schema>]-?: InputForm }
  /** A call that only reads, before the one that acts. */
  lookUp?(input: v.InferOutput<Schema>, run: Run): ConnectorRequest | undefined
  request(input: v.InferOutput<Schema>, run: Run): ConnectorRequest | Settled | AwaitedNews
  /** What the step gets of the answer. */
  read?(body: Value, input: v.InferOutput<Schema>, run: Run): Value
  /** Statuses that mean that it was done before. */
  readonly done?: readonly number[]
  /**
   * What a call does that is made again after one of which nobody knows whether it arrived. `same`: the same once more, and
   * nothing twice. `twice`: it might be there twice, so it is not made again.
   */
  readonly again: 'same' | 'twice' | Look<v.InferOutput<Schema>>
  /** Why a body with a good status is a failure all the same. */
  fault?(body: Value): string | undefined
}

/** Looks whether a call has arrived, before it is made again. */
interface Look<Input> {
  request(input: Input, run: Run): ConnectorRequest
  /** What the call would have answered; undefined: it did not arrive. */
  read(body: Value, input: Input, run: Run): Value | undefined
}

/** An action with its input. */
export interface ReadyAction {
  lookUp(run: Run): ConnectorRequest | undefined
  request(run: Run): ConnectorRequest | Settled | AwaitedNews
  read(body: Value, run: Run): Value
  readonly again: 'same' | 'twice' | ReadyLook
}

/** Looks whether a call with this input has arrived. */
interface ReadyLook {
  request(run: Run): ConnectorRequest
  read(body: Value, run: Run): Value | undefined
}

/** An action as those see it who serve many: the input's type is forgotten, and its schema parses at the edge. */
export interface AnyAction
  extends Pick<Action<v.GenericSchema>, 'title' | 'help' | 'done' | 'fault'> {
  readonly inputs: readonly (InputForm & { readonly name: string; readonly isOptional: boolean })[]
  /** Reads what a step gives it; a text says what is wrong. */
  prepare(input: unknown): ReadyAction | string
}

/** Declares what a connector can do; the compiler misses a field that is not described. */
export function defineAction<const Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  action: Action<Schema>,
): AnyAction {
  const { schema, title, help, done, fault, again } = action
  const inputs = Object.entries<InputForm>(action.fields).map(([name, form]) => ({
    ...form,
    name,
    isOptional: mayBeAbsent(schema.entries[name]),
  }))
  return {
    title,
    help,
    inputs,
    done,
    fault,
    prepare(given) {
      const { success, output, issues } = v.safeParse(schema, given)
      if (!success) return faultIn(issues[0], inputs)
      return {
        lookUp: run => action.lookUp?.(output, run),
        request: run => action.request(output, run),
        read: (body, run) => action.read?.(body, output, run) ?? body,
        again:
          typeof again === 'string'
            ? again
            : {
                request: run => again.request(output, run),
                read: (body, run) => again.read(body, output, run),
              },
      }
    },
  }
}

const mayBeAbsent = (field: v.ObjectEntries[string] | undefined) =>
  field === undefined || v.safeParse(v.object({ field }), {}).success

function faultIn(
  { path, message, kind }: v.BaseIssue<unknown>,
  inputs: readonly { readonly name: string; readonly title: string }[],
): string {
  const name = String(path?.[0]?.key ?? '')
  const title = inputs.find(each => each.name === name)?.title ?? name
  return kind === 'validation'
    ? `${title}: ${message}`
    : `${title} is not filled in as it should be`
}
