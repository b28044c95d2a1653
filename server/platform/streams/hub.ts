import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Logger } from '../../base/log.js'
import type { Notices } from '../../store/index.js'

/** Something that happened at a desk: what it is stands in the database, except who types. */
export interface LiveNote {
  /** Null: it is about the agents or the labels of the desk. */
  readonly thread: string | null
  readonly owner: string
  /** Whether it has another state or agent, so that lists and counts of desks have changed. */
  readonly isMoved?: boolean | undefined
  /** The number of a message that was reacted to. */
  readonly reactedTo?: number | undefined
  readonly typing?: { readonly by: 'agent' | 'visitor'; readonly on: boolean } | undefined
}

/** What a stream hears: a note, or nothing, when it should look for itself. */
type Hear<Note> = (note?: Note) => void

/** Tells open streams of what is new, whichever server of an installation it came to. */
export interface Hub<Of, Note> {
  tell(note: Note): void
  /** Follows something; returns how to end it. */
  follow(of: Of, hear: Hear<Note>): () => void
  close(): Promise<void>
}

/** Follows one thread, or all of an owner. */
export type LiveHub = Hub<{ readonly thread: string } | { readonly owner: string }, LiveNote>

const noteSchema = v.object({
  thread: v.nullable(v.string()),
  owner: v.string(),
  isMoved: v.optional(v.boolean()),
  reactedTo: v.optional(v.number()),
  typing: v.optional(v.object({ by: v.picklist(['agent', 'visitor']), on: v.boolean() })),
})

/** Makes the hub of threads and desks. */
export function createLiveHub(notices: Notices | undefined, log: Logger): LiveHub {
  return createHub(notices, log, {
    schema: noteSchema,
    topicOf: of => ('thread' in of ? threadTopic(of.thread) : ownerTopic(of.owner)),
    topicsOf: ({ thread, owner }) => [
      ...(thread === null ? [] : [threadTopic(thread)]),
      ownerTopic(owner),
    ],
  })
}

const threadTopic = (id: string) => `thread ${id}`
const ownerTopic = (id: string) => `owner ${id}`

/** What a hub passes on. */
interface HubNotes<Of, Note> {
  /** How notes are read that come from other servers. */
  readonly schema: v.GenericSchema<unknown, Note>
  /** What is followed, as a name. */
  topicOf(of: Of): string
  /** Who hears of a note. */
  topicsOf(note: Note): readonly string[]
}

/** Makes a hub: in memory, and over notices where several servers may share a database. */
export function createHub<Of, Note extends object>(
  notices: Notices | undefined,
  log: Logger,
  { schema, topicOf, topicsOf }: HubNotes<Of, Note>,
): Hub<Of, Note> {
  const me = randomUUID()
  const sent = v.object({ from: v.string() })
  const followers = new Map<string, Set<Hear<Note>>>()
  const listening = notices?.listen(hearOthers, lookAll)

  return {
    tell(note) {
      spread(note)
      notices
        ?.send(JSON.stringify({ ...note, from: me }))
        // The streams of other servers look for themselves after a while.
        .catch(err => log.warn({ err }, 'Other servers could not be told of a message'))
    },
    follow(of, hear) {
      const topic = topicOf(of)
      const hearers = followers.get(topic) ?? new Set()
      followers.set(topic, hearers.add(hear))
      return () => {
        hearers.delete(hear)
        if (hearers.size === 0) followers.delete(topic)
      }
    },
    close: async () => listening?.close(),
  }

  function spread(note: Note) {
    for (const topic of topicsOf(note)) for (const hear of followers.get(topic) ?? []) hear(note)
  }

  function hearOthers(text: string) {
    const data = readJson(text)
    const note = v.safeParse(schema, data)
    const from = v.safeParse(sent, data)
    if (note.success && from.success && from.output.from !== me) spread(note.output)
  }

  function lookAll() {
    for (const hearers of followers.values()) for (const hear of hearers) hear()
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
