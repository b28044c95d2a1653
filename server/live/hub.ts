import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Logger } from '../log.js'
import type { Notices } from '../store/index.js'

/** Something that happened at a desk: what it is stands in the database, except who types. */
export interface LiveNote {
  /** Null: it is about the agents or the labels of the desk. */
  readonly thread: string | null
  readonly owner: string
  /** The number of a message that was reacted to. */
  readonly reactedTo?: number | undefined
  readonly typing?: { readonly by: 'agent' | 'visitor'; readonly on: boolean } | undefined
}

/** What a stream hears: a note, or nothing, when it should look for itself. */
type HearLive = (note?: LiveNote) => void

/** Tells open streams of what is new, whichever server of an installation it came to. */
export interface LiveHub {
  tell(note: LiveNote): void
  /** Follows one thread, or all of an owner; returns how to end it. */
  follow(of: { readonly thread: string } | { readonly owner: string }, hear: HearLive): () => void
  close(): Promise<void>
}

const noteSchema = v.object({
  from: v.string(),
  thread: v.nullable(v.string()),
  owner: v.string(),
  reactedTo: v.optional(v.number()),
  typing: v.optional(v.object({ by: v.picklist(['agent', 'visitor']), on: v.boolean() })),
})

/** Makes a hub: in memory, and over notices where several servers may share a database. */
export function createLiveHub(notices: Notices | undefined, log: Logger): LiveHub {
  const me = randomUUID()
  const followers = new Map<string, Set<HearLive>>()
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
      const topic = 'thread' in of ? threadTopic(of.thread) : ownerTopic(of.owner)
      const hearers = followers.get(topic) ?? new Set()
      followers.set(topic, hearers.add(hear))
      return () => {
        hearers.delete(hear)
        if (hearers.size === 0) followers.delete(topic)
      }
    },
    close: async () => listening?.close(),
  }

  function spread(note: LiveNote) {
    const topics = note.thread === null ? [] : [threadTopic(note.thread)]
    for (const topic of [...topics, ownerTopic(note.owner)])
      for (const hear of followers.get(topic) ?? []) hear(note)
  }

  function hearOthers(text: string) {
    const note = readNote(text)
    if (note && note.from !== me) spread(note)
  }

  function lookAll() {
    for (const hearers of followers.values()) for (const hear of hearers) hear()
  }
}

const threadTopic = (id: string) => `thread ${id}`
const ownerTopic = (id: string) => `owner ${id}`

function readNote(text: string): v.InferOutput<typeof noteSchema> | undefined {
  try {
    const result = v.safeParse(noteSchema, JSON.parse(text))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
