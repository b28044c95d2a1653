import type { Value } from './values.js'

/** How an entry stands in the transcript: text as a string, other content as its kind and address (decision 39). */
export type TranscriptMessage =
  | string
  | {
      readonly kind: 'image' | 'video' | 'audio' | 'file' | 'link' | 'frame' | 'qr'
      readonly src: string
    }
  | { readonly kind: 'html'; readonly html: string }

/** One entry of the transcript. What a person of the owner's wrote carries that person's name, where it is known. */
export interface TranscriptEntry {
  readonly by: 'bot' | 'user' | 'agent'
  readonly agentName?: string
  readonly message: TranscriptMessage
}

/** A node that was visited or an edge that was followed; `at` in milliseconds since 1970. */
export type Visit =
  | { readonly node: string; readonly at: number }
  | {
      readonly edge: {
        readonly source: string
        readonly target: string
        readonly sourceHandle?: string
      }
      readonly at: number
    }

/** An answer under the name of a variable. */
export interface AnswerVariable {
  readonly nodeId: string
  readonly key: string
  readonly value: Value
  /** The label in the bot's own language, where the visitor saw another. */
  readonly original?: Value
}

/** The visitor's own fields, which are also variables of the same name. */
export type VisitorField = 'name' | 'email' | 'phone' | 'mobile'

/** What the visitor went back over to change an answer, and what had been said and answered until then (decision 75). */
export interface Revision {
  /** The step whose answer was changed. */
  readonly nodeId: string
  /** When the visitor went back, in milliseconds since 1970. */
  readonly at: number
  /** From that step's question on. */
  readonly transcript: readonly TranscriptEntry[]
  /** After that step. */
  readonly visited: readonly Visit[]
  /** The answers given in it, by step id. */
  readonly answers: Readonly<Record<string, Value>>
  readonly answerVariables: readonly AnswerVariable[]
}

/** The plain data of a session (decisions 103 and 43). Times in milliseconds since 1970. */
export interface SessionRecord {
  readonly botId: string
  readonly version: string
  readonly startedAt: number
  readonly endedAt: number | null
  readonly transcript: readonly TranscriptEntry[]
  readonly visited: readonly Visit[]
  /** By step id. */
  readonly answers: Readonly<Record<string, Value>>
  readonly answerVariables: readonly AnswerVariable[]
  /** By step id, what is kept beside an answer: a calendar's `{ date, timeSlotSelected, timeZone? }`, a file's `{ url }` (decisions 32 and 36). */
  readonly details?: Readonly<Record<string, Value>>
  readonly variables: Readonly<Record<string, Value>>
  readonly visitor: Readonly<Partial<Record<VisitorField, string>>>
  /** What no longer counts because an earlier answer was changed, in the order in which that was done; absent where none was. */
  readonly revised?: readonly Revision[]
}
