import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'
import type { DayRange } from './counts.js'
import { medianStay } from './stays.js'

/** Of which bot, version and days. */
export interface FlowChoice extends DayRange {
  readonly botId: string
  /** Undefined: all of them. */
  readonly version?: number | undefined
}

/** What the conversations that rest did at a step, each counted once. */
export interface StepCount {
  readonly nodeId: string
  readonly came: number
  /** Those that went no further, and left before the end. */
  readonly left: number
  /** Those that came to their end here. */
  readonly ended: number
  /** By the exits' handles; the plain one has an empty one. */
  readonly went: ReadonlyMap<string, number>
  /** How many were measured, and what half of them stayed at most, in milliseconds. */
  readonly stays: { readonly measured: number; readonly median: number | null }
  readonly calls: { readonly made: number; readonly failed: number }
}

/** What is counted of a flow. */
export interface FlowCounts {
  /** Conversations that rest. */
  readonly began: number
  readonly steps: readonly StepCount[]
  /** The versions that any were held in on these days, the newest first; 0 is one that is not known. */
  readonly versions: readonly { readonly version: number; readonly began: number }[]
}

type Kind = Tables['result_steps']['kind']
/** Days whose counts are read at once. */
const daysAtOnce = 14

/** Counts what conversations did at each step, a few days at a time. */
export async function countFlow(db: Kysely<Tables>, choice: FlowChoice): Promise<FlowCounts> {
  const versions = new Map<number, number>()
  const days = new Set<string>()
  for (const { day, version, count } of await begun(db, choice)) {
    versions.set(version, (versions.get(version) ?? 0) + Number(count))
    days.add(day)
  }
  const steps = new Map<string, Collected>()
  const stepOf = (nodeId: string) => {
    const known = steps.get(nodeId) ?? newStep()
    steps.set(nodeId, known)
    return known
  }
  for (const range of rangesOf([...days].sort()))
    for (const kind of ['came', 'left', 'ended', 'went', 'stayed'] as const) {
      for (const { node_id, detail, count } of await countKind(db, { ...choice, ...range }, kind))
        add(stepOf(node_id), kind, detail, Number(count))
      // What else waits has its turn.
      await setImmediate()
    }
  for (const { node_id, made, failed } of await countCalls(db, choice))
    stepOf(node_id).calls = { made: Number(made), failed: Number(failed) }
  const all = [...versions]
    .toSorted(([a], [b]) => b - a)
    .map(([version, began]) => ({ version, began }))
  return {
    began: all
      .filter(({ version }) => choice.version === undefined || version === choice.version)
      .reduce((sum, each) => sum + each.began, 0),
    versions: all,
    steps: [...steps].map(([nodeId, { stayed, ...step }]) => ({
      nodeId,
      ...step,
      stays: {
        measured: [...stayed.values()].reduce((sum, count) => sum + count, 0),
        median: medianStay(stayed),
      },
    })),
  }
}

interface Collected {
  came: number
  left: number
  ended: number
  readonly went: Map<string, number>
  readonly stayed: Map<number, number>
  calls: StepCount['calls']
}

const newStep = (): Collected => ({
  came: 0,
  left: 0,
  ended: 0,
  went: new Map(),
  stayed: new Map(),
  calls: { made: 0, failed: 0 },
})

function add(step: Collected, kind: Exclude<Kind, 'began'>, detail: string, count: number): void {
  if (kind === 'went') step.went.set(detail, (step.went.get(detail) ?? 0) + count)
  else if (kind === 'stayed') {
    const stay = Number(detail)
    step.stayed.set(stay, (step.stayed.get(stay) ?? 0) + count)
  } else step[kind] += count
}

const begun = (db: Kysely<Tables>, { botId, from, to }: FlowChoice) =>
  db
    .selectFrom('result_steps')
    .select(['day', 'version', 'count'])
    .where('bot_id', '=', botId)
    .where('kind', '=', 'began')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()

function countKind(db: Kysely<Tables>, { botId, version, from, to }: FlowChoice, kind: Kind) {
  const query = db
    .selectFrom('result_steps')
    .select(({ fn }) => ['node_id', 'detail', fn.sum<number>('count').as('count')])
    .where('bot_id', '=', botId)
    .where('kind', '=', kind)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['node_id', 'detail'])
  return (version === undefined ? query : query.where('version', '=', version)).execute()
}

function countCalls(db: Kysely<Tables>, { botId, version, from, to }: FlowChoice) {
  const query = db
    .selectFrom('call_days')
    .select(({ fn }) => [
      'node_id',
      fn.sum<number>('made').as('made'),
      fn.sum<number>('failed').as('failed'),
    ])
    .where('bot_id', '=', botId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('node_id')
  return (version === undefined ? query : query.where('version', '=', version)).execute()
}

/** Days in order as ranges of a few. */
function rangesOf(days: readonly string[]): DayRange[] {
  const ranges: DayRange[] = []
  for (let at = 0; at < days.length; at += daysAtOnce) {
    const some = days.slice(at, at + daysAtOnce)
    ranges.push({ from: some[0] ?? '', to: some.at(-1) ?? '' })
  }
  return ranges
}
