/** Anything that survives JSON. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json }

type NamedValues = Readonly<Record<string, Json>>

/** What a browser sends with a step: what the visitor has said so far, never an address or a key (decision 27). */
export interface StepValuesBody {
  readonly answers: NamedValues
  readonly variables: NamedValues
  readonly visitor: NamedValues
  /** What each name gives, whoever stored it last (decision 61). Widgets of earlier versions do not send it. */
  readonly values?: NamedValues | undefined
  /** BCP 47 tag of the visitor's language: what the server says to the visitor is in it, where the bot brings it. */
  readonly locale?: string | undefined
  /** What the call is about, of a step that makes several. */
  readonly input?: Json | undefined
}

/** What a browser sends with a step that takes the conversation: the values of every step, and what was said so far. */
export interface ConversationBody extends StepValuesBody {
  readonly transcript: readonly {
    readonly by: 'bot' | 'user' | 'agent'
    readonly message: unknown
  }[]
}

/** Who the page says the visitor is; `hash` is what lets the server believe it. */
export interface IdentityBody {
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly email?: string | undefined
  /** The hexadecimal HMAC-SHA256 of the id, made by the owner's server with the bot's identity secret. */
  readonly hash?: string | undefined
}

/** What a browser may send to start a session: who the visitor is, where the page has said so. */
export interface SessionRequestBody {
  readonly identity?: IdentityBody | undefined
}

/** A started session. */
export interface SessionBody {
  /** What the steps of this session are called with. */
  readonly token: string
  /** ISO 8601. */
  readonly expiresAt: string
}

/** What a webhook or email step brought: the status of the call and its answer, parsed where that was JSON. */
export interface StepBody {
  readonly status: number
  readonly body: Json
}

/** A file that was uploaded. */
export interface UploadBody {
  /** Where it can be fetched. */
  readonly url: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly type: string
}
