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

const channel = 'talkgraph_live'
/** Milliseconds. */
const shortestPause = 100
const longestPause = 5000
const checkEvery = 15_000

/**
 * Notes by PostgreSQL's LISTEN and NOTIFY. The listener has a connection of its own, which comes back by itself after the
 * database was away; one that fell silent is found by asking now and then.
 */
export function postgresNotices(address: string, db: Kysely<Tables>, answerWithin = 5000): Notices {
  return {
    send: async note => {
      await sql`select pg_notify(${channel}, ${note})`.execute(db)
    },
    listen(onNote, onGap) {
      let client: Client | undefined
      let timer: NodeJS.Timeout | undefined
      let pause = shortestPause
      let isClosed = false
      let hasListened = false
      void connect()
      return {
        close: async () => {
          isClosed = true
          clearTimeout(timer)
          await client?.end().catch(() => undefined)
        },
      }

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
        next.on('notification', ({ payload = '' }) => onNote(payload))
        try {
          await next.connect()
          await next.query(`listen ${channel}`)
          pause = shortestPause
          if (hasListened) onGap()
          hasListened = true
          check(next)
        } catch {
          lose(next)
        }
      }

      function check(of: Client): void {
        if (isClosed || client !== of) return
        timer = setTimeout(() => {
          of.query('select 1').then(
            () => check(of),
            () => lose(of),
          )
        }, checkEvery).unref()
      }

      function lose(lost: Client): void {
        if (isClosed || client !== lost) return
        client = undefined
        clearTimeout(timer)
        lost.end().catch(() => undefined)
        timer = setTimeout(() => void connect(), pause).unref()
        pause = Math.min(2 * pause, longestPause)
      }
    },
  }
}
