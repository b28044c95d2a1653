import type { Generated } from 'kysely'
import type { Counted, Noted } from './columns.js'

/** Connections of bots with channels, and what goes over them. All times are milliseconds since 1970. */
export interface ChannelTables {
  channels: {
    id: string
    bot_id: string
    owner: string
    channel: string
    /** Which number, page or account it is: of one channel each has one connection. */
    identity: string
    /** JSON text; in place of a secret stands its reference. */
    settings: string
    state: 'connected' | 'refused'
    /** As whom the provider knows the bot. */
    name: Noted<string>
    remedy: Noted<string>
    quality: Noted<string>
    /** Since when the provider takes nothing from it: what is to be sent waits. */
    withdrawn_at: Noted<number>
    /** When its owner was told so last. */
    told_at: Noted<number>
    last_in: Noted<number>
    last_out: Noted<number>
    refused_signature: Counted
    refused_size: Counted
    refused_depth: Counted
    refused_method: Counted
    refused_number: Counted
    refused_sender: Counted
    created_at: number
    updated_at: number
  }
  channel_failures: {
    number: Generated<number>
    channel_id: string
    code: string
    message: string
    at: number
  }
  channel_persons: {
    id: string
    channel_id: string
    /** The thread that the person is in. */
    thread_id: Noted<string>
    /** A list as JSON text; the first one counts. */
    ids: string
    name: Noted<string>
    /** What the channel wants back with the next answer. */
    note: Noted<string>
    /** When the person said something last. */
    last_in: Counted
    /** The number that the channel has confirmed, as +4930123456. */
    phone: Noted<string>
    /** The address that the person gives, in lower case. */
    email: Noted<string>
    /** Since when the person wants to hear nothing more. */
    stopped_at: Noted<number>
    /** When the person said something first. */
    created_at: number
  }
  /** `since`: from when on this one has the id. */
  channel_aliases: { channel_id: string; alias: string; person_id: string; since: Counted }
  /** That who had an id is known by others from then on; several rows of one telling, one for each id. */
  channel_renames: {
    channel_id: string
    /** The provider's own. */
    provider_id: string
    was: string
    /** JSON text: the ids from then on, and the number that the channel has confirmed. */
    becomes: string
    /** Null where nobody was known by that id. */
    person_id: string | null
    /** When it happened, as the provider tells; null where it does not. */
    said_at: number | null
    at: number
  }
  channel_incoming: {
    number: Generated<number>
    channel_id: string
    /** Null for what is nobody's: a reaction or a message that was taken back, where the provider does not tell by whom. */
    person_id: string | null
    /** The provider's own. */
    provider_id: string
    /** JSON text; blank once it is done. */
    data: string
    state: 'waiting' | 'done'
    attempts: Counted
    /** When the person said it, as the provider tells. */
    said_at: number
    due_at: number
    at: number
    /** The number of the message that it became. */
    message: Noted<number>
    /** The name of the file that comes with it, without its ending; set once the limits have let it in. */
    upload: Noted<string>
    /** JSON text: that file as it is kept. */
    file: Noted<string>
  }
  channel_outgoing: {
    number: Generated<number>
    channel_id: string
    person_id: string
    thread_id: string
    /** The number of the message of the thread. */
    message: number
    /** Of one connection each is sent once. */
    key: string
    /** JSON text: how it is shown. */
    data: string
    state: 'waiting' | 'sent' | 'failed'
    /** How many of its pieces went out. */
    sent: Counted
    attempts: Counted
    due_at: number
    at: number
  }
  /** What went out, as the provider knows it; `rank` as in `statusRanks`. */
  channel_pieces: {
    outgoing: number
    piece: number
    channel_id: string
    provider_id: string
    message: number
    rank: number
  }
  /** What a provider told of a message before it was noted that it went out. */
  channel_statuses: {
    channel_id: string
    provider_id: string
    rank: number
    reason: string | null
    at: number
  }
}
