import { type Kysely, sql } from 'kysely'
import { Client } from 'pg'
import type { Tables } from '../schema.js'

/** Short notes from one process to all others that share a database. */
export interface Notices {
  /** Sends a note of less than 8,000 bytes; rejects where the database does not answer. */
  send(note: string): Promise<void>
  /**
   * Hears the notes of every process, this one's too. `onGap` is called when some may have been missed: the line was broken,
   * and stands again.
   */
  listen(onNote: (note: string) => void, onGap: () => void): { close(): Promise<void> }
}

interface Hearer {
  readonly channel: string
  readonly onNote: (note: string) => void
  readonly onGap: () => void
}

/** Milliseconds. */
const shortestPause = 100
const longestPause = 5000
const checkEvery = 15_000

/**
 * Notes by PostgreSQL's LISTEN and NOTIFY, by channel. All listeners share a connection of their own, which comes back by
 * itself after the database was away; one that fell silent is found by asking now and then.
 */
export function postgresNotices(
  address: string,
  db: Kysely<Tables>,
  answerWithin = 5000,
): (channel: string) => Notices {
  const hearers = new Set<Hearer>()
  let client: Client | undefined
  /** The same, once it listens. */
  let standing: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let pause = shortestPause
  let isOpen = false
  let hasListened = false

  return channel => ({
    send: async note => {
      await sql`select pg_notify(${channel}, ${note})`.execute(db)
    },
    listen(onNote, onGap) {
      const hearer = { channel, onNote, onGap }
      hearers.add(hearer)
      if (!isOpen) {
        isOpen = true
        void connect()
      } else if (standing) listenTo(standing, channel)
      return {
        close: async () => {
          hearers.delete(hearer)
          if (hearers.size === 0) await close()
        },
      }
    },
  })

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: address,
      application_name: 'talkgraph live',
      keepAlive: true,
      connectionTimeoutMillis: answerWithin,
      query_timeout: answerWithin,
    })
    client = next
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    next.on('notification', ({ channel, payload = '' }) => {
      for (const hearer of hearers) if (hearer.channel === channel) hearer.onNote(payload)
    })
    try {
      await next.connect()
      standing = next
      for (const channel of new Set([...hearers].map(hearer => hearer.channel)))
        await next.query(`listen ${channel}`)
      pause = shortestPause
      if (hasListened) for (const { onGap } of hearers) onGap()
      hasListened = true
      check(next)
    } catch {
      lose(next)
    }
  }

  function listenTo(on: Client, channel: string): void {
    on.query(`listen ${channel}`).catch(() => lose(on))
  }

  function check(of: Client): void {
    if (!isOpen || client !== of) return
    timer = setTimeout(() => {
      of.query('select 1').then(
        () => check(of),
        () => lose(of),
      )
    }, checkEvery).unref()
  }

  function lose(lost: Client): void {
    if (!isOpen || client !== lost) return
    client = undefined
    standing = undefined
    clearTimeout(timer)
    lost.end().catch(() => undefined)
    timer = setTimeout(() => void connect(), pause).unref()
    pause = Math.min(2 * pause, longestPause)
  }

  async function close(): Promise<void> {
    isOpen = false
    clearTimeout(timer)
    const last = client
    client = undefined
    standing = undefined
    await last?.end().catch(() => undefined)
  }
}
