import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { Client, type ClientConfig, Pool, type PoolConfig } from 'pg'
import { asAway } from './away.js'

/** Connections to a database, and who waits for one. */
export interface PoolState {
  readonly used: number
  readonly idle: number
  /** Questions that wait for a connection. */
  readonly waiting: number
}

/** A pool that tells how it stands. */
export interface PatientPool extends PostgresPool {
  connections(): PoolState
}

/** Milliseconds that queries under way have when the pool is closed. */
const leave = 1000

const commands = ['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'SELECT', 'COMMIT', 'ROLLBACK'] as const

/**
 * A pool of connections that does not wait for a PostgreSQL that fell silent. A query that is not answered within
 * `answerWithin` milliseconds fails, and its connection is destroyed instead of given to the next; so is each that rested
 * meanwhile, because the same cut may have ended it.
 */
export function createPatientPool(config: PoolConfig, answerWithin: number): PatientPool {
  const pool = new Pool({
    ...config,
    Client: WatchedClient,
    keepAlive: true,
    connectionTimeoutMillis: answerWithin,
  })
  // A connection that breaks while it is idle leaves the pool; the next query makes another.
  pool.on('error', () => undefined)
  const open = new Set<Socket>()
  const lastAnswer = new WeakMap<object, number>()
  let cutAt = 0
  pool.on('connect', client => {
    // A connection that breaks between two queries of a transaction fails the next query anyway.
    client.on('error', () => undefined)
    if (!(client instanceof WatchedClient)) return
    open.add(client.socket)
    client.socket.on('close', () => open.delete(client.socket))
  })

  return {
    options: {},
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    connect: async () => {
      for (;;) {
        const client = await pool.connect().catch(error => {
          throw asAway(error)
        })
        if (!(client instanceof WatchedClient)) return client
        if ((lastAnswer.get(client) ?? performance.now()) >= cutAt)
          return watch(client, client.socket)
        client.socket.destroy()
        client.release(true)
      }
    },
    end: async () => {
      const ended = pool.end()
      const left = new AbortController()
      const destroyAll = wait(leave, undefined, { signal: left.signal }).then(() => {
        for (const socket of open) socket.destroy()
      })
      await Promise.race([ended, destroyAll.then(() => ended)])
      left.abort()
      await destroyAll.catch(() => undefined)
    },
  }

  function watch(client: PostgresPoolClient & Client, socket: Socket): PostgresPoolClient {
    return { query, release: destroy => client.release(destroy) }

    function query<Row>(
      sql: string,
      parameters: readonly unknown[],
    ): Promise<PostgresQueryResult<Row>>
    // Kysely asks with a cursor for streams alone, which no repository reads.
    function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
    function query<Row>(
      sql: unknown,
      parameters: readonly unknown[] = [],
    ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
      if (typeof sql !== 'string') throw new Error('There are no cursors here')
      const askedAt = performance.now()
      let isAnswered = false
      const giveUp = () => {
        if (isAnswered) return
        cutAt = Math.max(cutAt, askedAt)
        socket.destroy(new Error('PostgreSQL does not answer'))
      }
      // Where this process was busy itself, an answer that has come meanwhile is read before the immediate.
      const timer = setTimeout(() => setImmediate(giveUp), answerWithin)
      return client
        .query({ name: statementName(sql), text: sql, values: [...parameters] })
        .then(({ command, rowCount, rows }) => {
          // PostgreSQL says no more where it was to keep a transaction in which something had failed.
          if (command === 'ROLLBACK' && /^commit$/i.test(sql))
            throw new Error('The transaction was not kept: something in it had failed')
          return {
            // The rest, such as BEGIN, brings no rows either.
            command: commands.find(known => known === command) ?? 'SELECT',
            rowCount: rowCount ?? 0,
            rows,
          }
        })
        .catch(error => {
          throw asAway(error)
        })
        .finally(() => {
          isAnswered = true
          clearTimeout(timer)
          if (!socket.destroyed) lastAnswer.set(client, performance.now())
        })
    }
  }
}

/** Knows its socket, so that it can be ended when nobody answers at its other end. */
class WatchedClient extends Client {
  readonly socket: Socket

  constructor(config: ClientConfig = {}) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.socket = socket
  }
}

const mostNamed = 200
const names = new Map<string, string>()

/** The name under which PostgreSQL keeps a statement that it has prepared; undefined for those beyond the first 200. */
function statementName(sql: string): string | undefined {
  const known = names.get(sql)
  if (known !== undefined || names.size >= mostNamed) return known
  const name = `talkgraph_${names.size}`
  names.set(sql, name)
  return name
}
