import type { MessageStatus } from '@talkgraph/wire/channels'
import type { Selectable } from 'kysely'
import type { Content, Prompt } from '../../../runtime/index.js'
import { readStored } from '../../base/read-stored.js'
import type { Tables } from '../schema.js'

/** Who said something; a note is for the agents alone. */
export type MessageAuthor = 'visitor' | 'bot' | 'agent' | 'note'

/** An option that goes with a message. */
interface MessagePrompt {
  readonly id: string
  readonly title: string
  readonly description?: string | undefined
}

/** A file that goes with a message; `size` in bytes. */
interface MessageFile {
  readonly name: string
  readonly url: string
  readonly size?: number | undefined
  readonly type?: string | undefined
}

/** What a bot said, before any channel has made a text of it. */
interface MessageSaid {
  readonly contents: readonly Content[]
  readonly prompt: Prompt | null
  readonly own?: number | undefined
  readonly aside?: 'unsupported' | 'answered' | 'lost' | 'again' | 'stopped' | 'help' | undefined
  readonly isPlain?: boolean | undefined
  /** Where an answer was found. */
  readonly sources?: readonly { readonly title: string; readonly address: string | null }[]
}

/** What is said; all but `who` and `text` may be left out. */
export interface NewMessage {
  readonly who: MessageAuthor
  /** In words, whatever it is. */
  readonly text: string
  readonly said?: MessageSaid | undefined
  readonly agentName?: string | undefined
  readonly iconUrl?: string | undefined
  readonly prompts?: readonly MessagePrompt[] | undefined
  readonly file?: MessageFile | undefined
  readonly nodeId?: string | undefined
  /** The AI model that wrote it. */
  readonly model?: string | undefined
  /** The number of the visitor's message that it answers, or `before`: the one that is written just before. */
  readonly question?: number | 'before' | undefined
  /** A thread has one message of a key: another with the same is that message. */
  readonly key?: string | undefined
  /** How it goes out over a provider's channel, where that is not the usual way; JSON text. */
  readonly delivery?: string | undefined
  /** The person has it already: it does not go out. */
  readonly isThere?: true
}

/** A message of a thread; `at` in milliseconds since 1970. */
export interface MessageEntry {
  /** Grows from message to message of a thread, and is used once in an installation. */
  readonly number: number
  readonly threadId: string
  readonly who: MessageAuthor
  /** In words, whatever it is. */
  readonly text: string
  /** Null for what no bot said, and in threads of before. */
  readonly said: MessageSaid | null
  readonly agentName: string | null
  readonly iconUrl: string | null
  readonly prompts: readonly MessagePrompt[]
  readonly file: MessageFile | null
  /** `NEUTRAL` until somebody reacts. */
  readonly reaction: string
  readonly nodeId: string | null
  readonly model: string | null
  readonly question: number | null
  /** What a repeated message is known by. */
  readonly key: string | null
  /** What became of it where it goes over a provider's channel; null before that is known. */
  readonly status: MessageStatus | null
  /** Why it failed, in words for agents. */
  readonly statusReason: string | null
  readonly at: number
}

/** A row as an entry. */
export function entryOf(row: Selectable<Tables['messages']>): MessageEntry {
  return {
    number: row.number,
    threadId: row.thread_id,
    who: row.who,
    text: row.text,
    agentName: row.agent_name,
    iconUrl: row.icon_url,
    prompts: readPart<readonly MessagePrompt[]>(row, 'prompts', []),
    said: readPart<MessageSaid | null>(row, 'said', null),
    file: readPart<MessageFile | null>(row, 'file', null),
    reaction: row.reaction,
    nodeId: row.node_id,
    model: row.model,
    question: row.question,
    key: row.key,
    status: row.status,
    statusReason: row.status_reason,
    at: row.at,
  }
}

function readPart<Part extends object | null>(
  row: Selectable<Tables['messages']>,
  name: 'prompts' | 'said' | 'file',
  none: Part,
): Part {
  const json = row[name]
  return json === null ? none : readStored<Part>(json, none, `${name} of message ${row.number}`)
}
