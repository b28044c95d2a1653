import type { TextInput } from '../../runtime/node/prompt.js'
import type { ChannelName } from '../../runtime/session/channel-names.js'

/** A request of a provider, as it came. */
export interface Received {
  readonly method: string
  /** As the provider knows it: some sign it, too. */
  readonly url: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** The body as text in UTF-8. */
  readonly body: string
  /** The body as it came; absent: that of the text. `bytesOf` tells it in both cases. */
  readonly bytes?: Uint8Array | undefined
}

/** The raw body of a request, which signatures are made over. */
export const bytesOf = ({ body, bytes }: Pick<Received, 'body' | 'bytes'>): Uint8Array =>
  bytes ?? Buffer.from(body)

/** Who wrote: what the channel knows the person by. The first id counts, the others are names that it may also come under. */
export interface Person {
  readonly ids: readonly string[]
  readonly name?: string | undefined
  /** What the channel wants back with an answer and knows nobody by, such as the subject of a mail. */
  readonly note?: string | undefined
  /** The tag of the language of the person's app, where the channel tells it. */
  readonly language?: string | undefined
}

/** A file that a person handed in and that this server keeps; `size` in bytes. */
export interface HeardFile {
  readonly name: string
  readonly size: number
  readonly url: string
  readonly type?: string | undefined
}

/** Letters of one message. */
export const longestMessage = 20_000

/** What a bot can hear. */
export type Heard =
  /**
   * `rest`: what goes beyond the most that a message holds; `as`: what it is to a question for just that, such as the number of
   * somebody whose contact was shared.
   */
  | {
      readonly kind: 'text'
      readonly text: string
      readonly rest?: HeardFile | undefined
      readonly as?: Partial<Readonly<Record<TextInput, string>>> | undefined
    }
  /** An option; `step` names the node that offered it. */
  | {
      readonly kind: 'pick'
      readonly option: string
      readonly label?: string | undefined
      readonly step?: string | undefined
      /** Of a prompt with several answers: which options are ticked, counted from 1. */
      readonly ticks?: readonly number[] | undefined
    }
  | { readonly kind: 'file'; readonly file: HeardFile; readonly caption?: string | undefined }
  /** In degrees. */
  | {
      readonly kind: 'location'
      readonly latitude: number
      readonly longitude: number
      readonly name?: string | undefined
    }

/** What a person came by, under the names of variables. */
export type CameBy = Readonly<Partial<Record<ChannelName, string>>>

/** What somebody wants of the channel, and not of the bot: to hear nothing more, to hear again, to know how. */
export type Wish = 'stop' | 'start' | 'help'

/** A file that still lies with the provider; `fetchMedia` brings it. */
export interface MediaReference {
  readonly kind: 'media'
  readonly id: string
  readonly name?: string | undefined
  readonly type?: string | undefined
  readonly caption?: string | undefined
}

/**
 * What a channel brings. `id` is the provider's own: what comes twice has the same one; absent where nothing does. `at` in
 * milliseconds since 1970; absent: now.
 */
export type Incoming =
  | {
      readonly type: 'message'
      readonly id?: string
      readonly from: Person
      readonly at?: number
      readonly heard: Heard | MediaReference
      /** What agents are told beside it, and nobody else. */
      readonly remark?: string
      /** It is heard where a conversation with these persons is open, and nowhere else: it does not name the bot. */
      readonly isReply?: true
      /** The person has followed a link and written nothing: it begins a conversation, and is no answer in one that is open. */
      readonly isArrival?: true
      /** What a link or an advertisement says that the person came by, under the names of variables. */
      readonly cameBy?: CameBy
      /** What the provider has taken it for, and answered by itself. */
      readonly wish?: Wish
    }
  /** The person wants to see a page of the options, with these ticked: counted from 1, of a prompt with several answers. */
  | {
      readonly type: 'page'
      readonly id: string
      readonly from: Person
      readonly at?: number
      readonly page: number
      readonly ticks?: readonly number[]
    }
  /** `from` is absent where the provider does not tell who gave it. */
  | {
      readonly type: 'reaction'
      readonly id: string
      readonly from?: Person
      readonly to: string
      readonly reaction: string
    }
  /** What became of a message of ours, which the provider knows by `of`. */
  | {
      readonly type: 'status'
      readonly of: string
      readonly status: 'sent' | 'delivered' | 'read' | 'failed'
      readonly reason?: string | undefined
    }
  /** Somebody of the business has answered the person `to` elsewhere, such as in the provider's own app. */
  | {
      readonly type: 'echo'
      readonly id: string
      readonly to: Person
      readonly at?: number
      readonly heard: Heard | MediaReference
    }
  /** The person has read all that was sent to them until then, in milliseconds since 1970. */
  | { readonly type: 'seen'; readonly from: Person; readonly until: number }
  /** The person has taken a message back, with all its parts: what is `of`, and `of/1`, `of/2` … */
  | { readonly type: 'deleted'; readonly from?: Person; readonly of: string }
  /** The person is known by other ids from then on. */
  | {
      readonly type: 'renamed'
      readonly id?: string | undefined
      readonly was: Person
      readonly is: Person
      /** Absent: the channel does not tell. */
      readonly at?: number
    }
  /** Something that the channel does not take; `what` names it for people. */
  | {
      readonly type: 'unsupported'
      readonly id: string
      readonly from: Person
      readonly at?: number
      readonly what: string
    }

  /** Somebody wrote under another's name, or more than is read: that is counted, and not heard. */
  | { readonly type: 'refused'; readonly reason: 'sender' | 'size' }

/** What waits to be worked on; the rest is known once it has come. */
export type WaitingIncoming = Exclude<Incoming, { type: 'status' | 'seen' | 'renamed' | 'refused' }>

/** What was heard as a message of a thread. */
export const messageOf = (heard: Heard) =>
  ({ who: 'visitor', text: wordsOf(heard), ...fileOf(heard) }) as const

function fileOf(heard: Heard): { readonly file?: HeardFile } {
  const file = heard.kind === 'file' ? heard.file : heard.kind === 'text' ? heard.rest : undefined
  return file ? { file } : {}
}

/** What was heard as words, as it stands in a thread. */
export function wordsOf(heard: Heard): string {
  switch (heard.kind) {
    case 'text':
      return heard.text
    case 'pick':
      return heard.label ?? heard.option
    case 'file':
      return heard.caption?.trim() || heard.file.name
    case 'location': {
      const [name = '', degrees] = [heard.name?.trim(), `${heard.latitude}, ${heard.longitude}`]
      return name === '' ? degrees : `${name} (${degrees})`
    }
  }
}
