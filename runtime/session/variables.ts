import type { TranscriptEntry } from './session-record.js'
/** What the visitor has said so far, for a step that a server executes. Never holds an address or a key (decision 27). */
export interface StepValues {
  /** Answers by variable name, else by step id (decision 48). */
  readonly answers: Readonly<Record<string, Value>>
  readonly variables: Readonly<Record<string, Value>>
  readonly visitor: Readonly<Record<string, string>>
  /** What each name gives: whoever stored under it last (decision 61); null where some step could have and none has. */
  readonly values: Readonly<Record<string, Value>>
}

import type { Value } from './values.js'

/** A live, read-only view of what the conversation knows by name (decision 61). */
export interface Variables {
  /** What was stored last under the name, by whomever; undefined when nothing was. */
  get(name: string): Value | undefined
  /** Some step can store a value under the name, whether or not one has (decision 67). */
  canBeSet(name: string): boolean
  /** The same; an answer's label as it is in the bot's own language, where the visitor saw another. */
  original(name: string): Value | undefined
  /** A value's text as people read it where the bot says it: dates as the visitor's language writes them (decision 126). */
  inWords(text: string): string
  /** All of them, for a step that is executed elsewhere. */
  values(): StepValues
  /** The conversation so far. */
  readonly transcript: readonly TranscriptEntry[]
}
