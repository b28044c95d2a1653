/** The path of a bot's live line, behind the bot's address: `GET` is the stream, `POST` what the visitor does. */
export const livePath = '/live'

/** The parameter of the stream's address that names the thread. */
export const threadParameter = 'thread'

/** The header by which a stream that broke off goes on behind the last message that was read. */
export const lastEventHeader = 'Last-Event-ID'

/** Who has a thread that was handed over: nobody yet, an agent, the flow again, or nobody any more. */
export type LiveState = 'waiting' | 'taken' | 'handed-back' | 'ended'

/** An option that an agent offers. */
export interface LivePrompt {
  readonly id: string
  readonly label: string
}

/** A file that an agent sends. */
export interface LiveFile {
  readonly name: string
  readonly url: string
}

/**
 * What a visitor's stream tells. Messages have ids, by which a stream goes on; everything else is told as it is now, at
 * the beginning of a stream and whenever it changes.
 */
export type LiveEvent =
  | {
      readonly type: 'message'
      readonly id: number
      readonly text: string
      readonly name: string
      readonly icon: string
      readonly prompts: readonly LivePrompt[]
      readonly file?: LiveFile
    }
  | { readonly type: 'state'; readonly state: LiveState; readonly name: string }
  /** The agent has begun or ceased to type. */
  | { readonly type: 'typing'; readonly on: boolean }
  /** The agent has read the visitor's messages up to this one. */
  | { readonly type: 'read'; readonly upTo: number }
  /** How a message was reacted to. */
  | { readonly type: 'reaction'; readonly id: number; readonly reaction: string }

/** What a visitor does on the line; each kind has its own answer. */
export type LiveCall =
  /** Asks what is asked around a chat, in the visitor's language. */
  | { readonly type: 'terms'; readonly nodeId: string; readonly locale?: string | undefined }
  /** Asks for a person. A session that is waiting or talking already goes on in the same thread. */
  | {
      readonly type: 'open'
      readonly nodeId: string
      readonly transcript: readonly { readonly by: 'bot' | 'user'; readonly text: string }[]
      readonly visitor: { readonly [Field in 'name' | 'email' | 'phone']?: string | undefined }
    }
  | {
      readonly type: 'message'
      readonly thread: string
      readonly text: string
      readonly file?: (LiveFile & { readonly size: number }) | undefined
    }
  | { readonly type: 'typing'; readonly thread: string; readonly on: boolean }
  | { readonly type: 'read'; readonly thread: string; readonly upTo: number }
  | {
      readonly type: 'reaction'
      readonly thread: string
      readonly id: number
      readonly reaction: string
    }

/** The answer to `terms`: what is asked before and after the chat, and what is said if nobody comes. */
export interface LiveTerms {
  readonly before: readonly LiveQuestion[]
  readonly after: readonly LiveQuestion[]
  readonly fallbackMessage: string
}

/** A question around a chat. */
export interface LiveQuestion {
  readonly questionText: string
  readonly answerVariable: string
}

/** The answer to `open`; `after` is the number of the newest message. */
export interface LiveOpened {
  readonly thread: string
  readonly after: number
}

/** Reads an event of a stream; undefined for what this version does not know. */
export function readLiveEvent(data: unknown): LiveEvent | undefined {
  const event = asRecord(data)
  const name = asText(event.name)
  switch (event.type) {
    case 'message':
      return {
        type: 'message',
        id: Number(event.id) || 0,
        text: asText(event.text),
        name,
        icon: asText(event.icon),
        prompts: asList(event.prompts).map(prompt => ({
          id: asText(prompt.id),
          label: asText(prompt.label),
        })),
        ...(event.file !== undefined && { file: fileOf(asRecord(event.file)) }),
      }
    case 'state': {
      const state = states.find(known => known === event.state)
      return state && { type: 'state', state, name }
    }
    case 'typing':
      return { type: 'typing', on: event.on === true }
    case 'read':
      return { type: 'read', upTo: Number(event.upTo) || 0 }
    case 'reaction':
      return { type: 'reaction', id: Number(event.id) || 0, reaction: asText(event.reaction) }
    default:
      return undefined
  }
}

/** Reads the answer to `terms`. */
export function readLiveTerms(data: unknown): LiveTerms {
  const { before, after, fallbackMessage } = asRecord(data)
  return {
    before: questionsOf(before),
    after: questionsOf(after),
    fallbackMessage: asText(fallbackMessage),
  }
}

/** Reads the answer to `open`; undefined where it is none. */
export function readLiveOpened(data: unknown): LiveOpened | undefined {
  const { thread, after } = asRecord(data)
  return typeof thread === 'string' ? { thread, after: Number(after) || 0 } : undefined
}

const states: readonly LiveState[] = ['waiting', 'taken', 'handed-back', 'ended']

const fileOf = ({ name, url }: Record<string, unknown>): LiveFile => ({
  name: asText(name),
  url: asText(url),
})

const questionsOf = (list: unknown): LiveQuestion[] =>
  asList(list).map(({ questionText, answerVariable }) => ({
    questionText: asText(questionText),
    answerVariable: asText(answerVariable),
  }))

const asText = (input: unknown): string => (typeof input === 'string' ? input : '')

const asList = (input: unknown): Record<string, unknown>[] =>
  Array.isArray(input) ? input.map(asRecord) : []

const asRecord = (input: unknown): Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {}
