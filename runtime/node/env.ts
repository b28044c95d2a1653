import type { TranscriptEntry } from '../session/session-record.js'
import type { Value } from '../session/values.js'
import type { StepValues } from '../session/variables.js'
import type { TypedWords } from '../validate/typed-words.js'
import type { BotTexts } from './bot-texts.js'
import type { NodeMachine } from './contract.js'

/** Where time comes from: the page's timers, or a virtual clock in tests. Milliseconds throughout. */
export interface Clock {
  setTimeout(callback: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
  /** Milliseconds since 1970. */
  now(): number
}

/** The part of an AbortSignal that the runtime needs; a real one fits. */
export interface CancelSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
}

/** The line to the outside, as far as it is known. */
export interface Line {
  readonly isUp: boolean
  /** Calls the listener when the line breaks and when it is back; returns how to end it. */
  watch(listener: () => void): () => void
}

/** A step that cannot be done in a browser. */
export interface StepCall {
  /** The last part of its address, such as `webhook`, `ai` or `email`. */
  readonly step: string
  readonly nodeId: string
  readonly values: StepValues
  /** What browsers know of the step: its fields as they are read, without those that only a server has. */
  readonly data?: Readonly<Record<string, unknown>>
  /** The conversation so far, where the step asks for it: its answer is a text then. */
  readonly transcript?: readonly TranscriptEntry[]
  /** Its answer comes as a whole, though the conversation goes with it. */
  readonly isWhole?: true
  /** What this call is about, of several that the step makes. They are not kept: whoever comes back makes them anew. */
  readonly input?: Value
  /** It is made anew whenever the flow comes to it: what it brings changes by itself. */
  readonly isFresh?: true
  /** It stays the same when the call is repeated (decision 76). */
  readonly key?: string
  /** BCP 47 tag of the visitor's language. */
  readonly locale?: string
}

/**
 * How a call ended. `body` is parsed JSON where the answer was JSON, else text; `html` is how such a text is shown, where
 * that is not as it is (decision 70).
 */
export type CallOutcome =
  | { readonly ok: true; readonly status: number; readonly body: Value; readonly html?: string }
  | {
      readonly ok: false
      readonly code: CallProblemCode
      readonly message: string
      /**
       * Nobody knows how the call ended, as the line broke off or the server could not answer. It is made again, with the
       * same key (decision 81).
       */
      readonly broken?: 'line' | 'server'
    }

/** The problems that a call can end with. */
type CallProblemCode = 'CALL_FAILED' | 'NO_SERVER' | 'BLOCKED_ADDRESS'

/** The kind of device that a visitor uses. */
export type Device = 'phone' | 'tablet' | 'desktop'

/** Everything a conversation needs from where it runs. */
export interface Env {
  readonly clock: Clock
  /** A number from 0 up to, but not including, 1. */
  random(): number
  /**
   * What stands for the visitor: the same text for the same person, by which an experiment has the same branch taken each time.
   * Absent or undefined: nobody knows, and chance decides.
   */
  visitor?(): string | undefined
  /** The typing pause before each bot entry: 700 ms in the widget, 2000 ms in the builder preview (decision 26). */
  readonly typingDelay: number
  /** IANA name of the visitor's zone; blank where it is not known. */
  readonly timeZone: string
  /** What the visitor holds in hand or sits at. Absent: it is not known, as on most channels. */
  readonly device?: Device | undefined
  /** BCP 47 tag of the translations that a bot brings. */
  readonly locale: string
  /** What the bot says of itself, in the visitor's language. By their English, which stands where one is missing. */
  readonly texts?: BotTexts | undefined
  /** Leaves the page for an address. Absent: nothing is left (decision 74). */
  navigate?(address: string): void
  /** BCP 47 tag of those texts, in which they name weekdays; `locale` when it is not given. */
  readonly textsLocale?: string | undefined
  /** Fetches the chart by which people answer a visitor who is handed over. Absent: there is no live desk (decision 83). */
  readonly live?: (() => Promise<{ readonly chart: NodeMachine }>) | undefined
  /** The bot has a live desk, also where nobody is asked to answer, as in a preview. */
  readonly hasDesk?: boolean | undefined
  /** Messages that a provider has approved can be sent. Absent: what stands for them is said (decision 147). */
  readonly sendsApproved?: boolean | undefined
  /** Reads days and times in words. Absent: dates are `YYYY-MM-DD` and times are those offered, as where both are pressed. */
  readonly typed?: TypedWords | undefined
  /** Absent: the line never breaks. */
  readonly line?: Line | undefined
  /** A text that nobody guesses and that is made once, for a call's key. Absent: calls carry none. */
  makeKey?(): string
  /**
   * Executes a step elsewhere. Resolves in every case; never rejects. An answer that comes in parts is handed to
   * `onText` as it grows: each time the whole text so far, and its HTML where it is not shown as it is.
   */
  call(
    call: StepCall,
    signal: CancelSignal,
    onText?: (text: string, html?: string) => void,
  ): Promise<CallOutcome>
}
