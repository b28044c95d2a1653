import type { Value } from '../session/values.js'
import type { BookingRules } from '../validate/bookable-times.js'

/** How a step that the server runs has ended, or the tool that it used. */
export type StepOutcome =
  | {
      readonly ok: true
      readonly body: Value
      /** What the other side answered. Default: 200. */
      readonly status?: number
      /** It will be done later. */
      readonly isAccepted?: true
      /** The answer broke off before its end. */
      readonly isCut?: boolean
    }
  | {
      readonly ok: false
      readonly code: 'CALL_FAILED' | 'BLOCKED_ADDRESS'
      /** It may reach the page's console, so it names no address and no key. */
      readonly message: string
      readonly status?: number
      /** What else is known of the cause, for the owner alone. */
      readonly detail?: string
    }

interface Pair {
  readonly key: string
  readonly value: string
}

/** A call to another system. The server fills {placeholders}, so that a value can never change where it goes. */
export interface CallRequest {
  readonly url: string
  readonly query?: readonly Pair[]
  /** Default: POST. GET and HEAD send no body. */
  readonly method?: string
  readonly headers?: readonly Pair[]
  readonly body?: unknown
  /** Adds an object `answers` with all that the visitor has answered. */
  readonly includeAnswerVariables?: boolean
  /** Where the other side wants a token, which is fetched before the call. */
  readonly authentication?: {
    readonly tokenUrl: string
    readonly username: string
    readonly password: string
  }
}

/** A mail with {placeholders}. A recipient is an address, or one placeholder alone (decision 71). */
export interface MailRequest {
  readonly to: readonly string[]
  readonly cc: readonly string[]
  readonly bcc: readonly string[]
  readonly replyTo: string
  readonly subject: string
  readonly body: string
  /** `html`, or anything else for plain text. */
  readonly format: string
}

/** What a model is asked, before the conversation so far. Texts may hold {placeholders}; a blank one is left out. */
export interface ModelRequest {
  readonly context: string
  readonly messages: readonly {
    readonly role: 'system' | 'user' | 'assistant'
    readonly text: string
  }[]
  /** Blank: the server's usual one. */
  readonly provider: string
  readonly baseUrl: string
  readonly selectedModel: string
  /** `server:NAME` is a key of the server's settings. */
  readonly apiKey: string
  readonly botRole: string
  readonly temperature: string
  readonly maxTokens: string
  /** Sent as it is, behind the messages, as what a user says. Default: nothing. */
  readonly data?: string
}

/** What is to be answered from the bot's sources. */
export interface KnowledgeRequest {
  /** It may hold {placeholders}. Blank: what the visitor said last. */
  readonly question: string
  /** Only in these sources of the bot; none: in all. */
  readonly sourceIds: readonly string[]
  /** The model that writes, with what it is told first; what is absent is the server's usual. Null: the best passage is the answer. */
  readonly writer: (Partial<ModelRequest> & Pick<ModelRequest, 'context'>) | null
  /** How many pieces the model is given. Default: 6. */
  readonly most?: number
  /** Where no source speaks of it, nothing is answered. Otherwise the model is asked all the same. */
  readonly isStrict: boolean
}

/** How what the visitor said last is understood. */
export interface UnderstandRequest {
  /** From 0 to 1: what is less sure is not understood. Default: what the bot's owner has set. */
  readonly threshold?: number | undefined
  /** What is to be taken from the words, each under the name of a variable. Default: nothing. */
  readonly entities?: readonly {
    readonly variable: string
    readonly kind: 'number' | 'date' | 'email' | 'phone' | 'list'
    /** Of a list: the words that are looked for. */
    readonly values: readonly string[]
  }[]
}

/** What is to be done over a connection of the account. */
export interface IntegrationRequest {
  readonly connectionId: string
  /** The name of one of its actions. */
  readonly action: string
  /** Its texts may hold {placeholders}; one alone keeps its value as it is. */
  readonly input: Readonly<Record<string, unknown>>
}

/** By which rules appointments are booked, and whom or what is booked; none: the step itself. */
export interface BookingRequest extends BookingRules {
  readonly resources: readonly { readonly id: string; readonly name: string }[]
  /** A calendar in another product: what stands there is taken, and appointments are written into it. */
  readonly outside?: { readonly connectionId: string; readonly calendarId: string }
}

/** What a step may ask the server for. A failure is an outcome; what is thrown is the server's own fault. */
export interface StepTools {
  /** Calls another system, which is never one of the server's own network. */
  call(request: CallRequest): Promise<StepOutcome>
  /** Stores a mail, which is sent as soon as that works. */
  mail(mail: MailRequest): Promise<StepOutcome>
  /** Has a model answer the conversation; the answer is shown as it grows where the step `streams`. */
  model(request: ModelRequest): Promise<StepOutcome>
  /** Answers from the bot's sources: `{ text, html, sources: [{ title, address }] }`, its text blank where they do not say. */
  knowledge(request: KnowledgeRequest): Promise<StepOutcome>
  /** Tells which of the bot's intents the visitor's last words have: `{ intent, confidence, others, entities }`, `intent` null where none is sure enough. */
  understand(request: UnderstandRequest): Promise<StepOutcome>
  /** Carries out an action of another product, as the account is connected with it. */
  integration(request: IntegrationRequest): Promise<StepOutcome>
  /**
   * Asks the book of appointments what the call's input says: `{ ask: 'times' }` answers `{ times: [{ start, end, resourceId? }] }`,
   * `{ ask: 'hold', start }` `{ holdId, until }`, `{ ask: 'book', holdId }` `{ bookingId }`; one that is gone `{ taken: true }`. With
   * `instead`, the `bookingId` of the session's own, that appointment is in nobody's way and is moved.
   */
  bookings(request: BookingRequest): Promise<StepOutcome>
  /** Keeps the file that the visitor sent, and answers with its address. */
  storage(): Promise<StepOutcome>
}

/** Brings the texts of secrets by their ids; of one that cannot be opened there is none. */
export type OpenSecrets = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** The name of such a thing. */
export type StepNeed = keyof StepTools
