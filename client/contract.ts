import type { addresses, Shapes } from './api.js'

/** The name of a call, as in the reference. */
export type CallName = keyof typeof addresses

/** What a call takes: the parameters of its path and those behind it, and its `body`. */
export type InputOf<Name extends CallName> = Shapes[Name]['input']

/** What a call resolves to: the answer's `data`; of what is no JSON of that kind, such as a table, the whole response. */
export type AnswerOf<Name extends CallName> = Shapes[Name] extends { readonly answer: infer Data }
  ? Data
  : Response

type Told<Event> = Event extends { readonly event: string; readonly data: unknown }
  ? Event & { readonly id?: string }
  : { readonly event: string; readonly data: Event; readonly id?: string }

/** An event of a call that streams: its name, its `data`, and its id where it has one. */
export type EventOf<Name extends CallName> = Shapes[Name] extends { readonly event: infer Event }
  ? Told<Event>
  : never

/** How a call is made, beside what it takes. */
export interface CallOptions {
  /** Gives the call up; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Makes it safe to repeat a POST: for 24 hours the same key gets the same answer, and nothing is done twice. */
  readonly idempotencyKey?: string | undefined
  /** More headers, such as `Last-Event-ID` of a stream. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** In a browser the call goes on where the page is left. */
  readonly keepalive?: boolean | undefined
}

type Given<Name extends CallName> =
  Record<never, never> extends InputOf<Name>
    ? [input?: InputOf<Name>, options?: CallOptions]
    : [input: InputOf<Name>, options?: CallOptions]

type Ask<Name extends CallName> = (...given: Given<Name>) => Promise<AnswerOf<Name>>

type Follow<Name extends CallName> = (...given: Given<Name>) => AsyncIterable<EventOf<Name>>

/** The calls that stream. */
export type StreamName = {
  [Name in CallName]: Shapes[Name] extends { readonly event: unknown } ? Name : never
}[CallName]

type OnlyStreams<Address> = Address extends `${string} events` ? true : false

type Calls = {
  readonly [Name in keyof typeof addresses]: OnlyStreams<(typeof addresses)[Name]> extends true
    ? Follow<Name>
    : Ask<Name>
}

/** Every call of the REST API by its name: it resolves to the answer's `data`, and rejects with an `ApiProblem`. */
export interface Client extends Calls {
  /** The calls that can tell by events what they do meanwhile. */
  readonly stream: { readonly [Name in StreamName]: Follow<Name> }
}
