import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'
import type { FlowChoice } from './flow-counts.js'
import { countsOfWay, readWay } from './way.js'

/** Conversations of a UTC day that rest. */
export interface ResultDay {
  readonly day: string
  readonly began: number
  /** Those that came to their end. */
  readonly ended: number
}

/** What conversations of one channel did at a step. */
interface StepOfChannel {
  readonly nodeId: string
  readonly came: number
  readonly left: number
  readonly ended: number
}

/** What is counted of the conversations of one channel. */
export interface FlowOfChannel {
  readonly began: number
  readonly steps: readonly StepOfChannel[]
  readonly versions: readonly { readonly version: number; readonly began: number }[]
  readonly days: readonly ResultDay[]
}

const most = 10_000
const atOnce = 1000

/** Counts by day the conversations that rest, of one version or of all. */
export async function countRestingDays(
  db: Kysely<Tables>,
  { botId, version, from, to }: FlowChoice,
): Promise<readonly ResultDay[]> {
  const query = db
    .selectFrom('result_steps')
    .select(({ fn }) => ['day', 'kind', fn.sum<number>('count').as('count')])
    .where('bot_id', '=', botId)
    .where('kind', 'in', ['began', 'ended'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['day', 'kind'])
  const rows = await (version === undefined
    ? query
    : query.where('version', '=', version)
  ).execute()
  const days = new Map<string, { began: number; ended: number }>()
  for (const { day, kind, count } of rows) {
    const known = days.get(day) ?? { began: 0, ended: 0 }
    if (kind === 'began' || kind === 'ended') known[kind] += Number(count)
    days.set(day, known)
  }
  return [...days].map(([day, counts]) => ({ day, ...counts }))
}

/** Counts what the newest 10,000 conversations of a channel did at each step, those that rest. */
export async function countFlowOfChannel(
  db: Kysely<Tables>,
  { botId, version, from, to, channel }: FlowChoice & { readonly channel: string },
): Promise<FlowOfChannel> {
  const steps = new Map<string, { came: number; left: number; ended: number }>()
  const versions = new Map<number, number>()
  const days = new Map<string, { began: number; ended: number }>()
  let began = 0
  for (let before = Number.MAX_SAFE_INTEGER, read = 0; read < most; read += atOnce) {
    let query = db
      .selectFrom('results')
      .select(['number', 'day', 'version', 'state', 'way'])
      .where('bot_id', '=', botId)
      .where('channel', '=', channel)
      .where('state', '<>', 'open')
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where('number', '<', before)
    if (version !== undefined) query = query.where('version', '=', version)
    const rows = await query.orderBy('number', 'desc').limit(atOnce).execute()
    for (const row of rows) {
      before = row.number
      began++
      versions.set(row.version ?? 0, (versions.get(row.version ?? 0) ?? 0) + 1)
      const day = days.get(row.day) ?? { began: 0, ended: 0 }
      day.began++
      days.set(row.day, day)
      const way = readWay(row.way)
      for (const { kind, node } of way ? countsOfWay(way, row.state) : []) {
        if (kind !== 'came' && kind !== 'left' && kind !== 'ended') continue
        const step = steps.get(node) ?? { came: 0, left: 0, ended: 0 }
        step[kind]++
        steps.set(node, step)
        if (kind === 'ended') day.ended++
      }
    }
    if (rows.length < atOnce) break
    // What else waits has its turn.
    await setImmediate()
  }
  return {
    began,
    steps: [...steps].map(([nodeId, counts]) => ({ nodeId, ...counts })),
    versions: [...versions]
      .toSorted(([a], [b]) => b - a)
      .map(([version, count]) => ({ version, began: count })),
    days: [...days].map(([day, counts]) => ({ day, ...counts })),
  }
}
