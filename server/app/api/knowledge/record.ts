import { pageOutcomes, sourceKinds, sourceSchedules, sourceStates } from '@talkgraph/wire/knowledge'
import * as v from 'valibot'
import { isEnough } from '../../../knowledge/answers/evidence-gate.js'
import type { Evidence } from '../../../knowledge/answers/search-knowledge.js'
import { readReport, reportSchema } from '../../../knowledge/runs/report.js'
import { readContent, readSettings } from '../../../knowledge/sources/source-settings.js'
import type { SourceEntry, SourcePage } from '../../../store/index.js'
import { count, date, list } from '../text.js'

/** A source as the API answers it. */
export const sourceRecord = v.strictObject({
  id: v.string(),
  kind: v.picklist(sourceKinds),
  title: v.string(),
  address: v.pipe(v.nullable(v.string()), v.description('Of a site or a page.')),
  chatbotIds: v.pipe(list(v.string()), v.description('The bots that answer from it.')),
  include: v.pipe(list(v.string()), v.description('Paths in which `*` stands for anything.')),
  exclude: list(v.string()),
  limits: v.strictObject({ pages: count, depth: count, perSecond: v.number() }),
  state: v.pipe(
    v.picklist(sourceStates),
    v.description('`failed`: its last run failed; what was read before is still answered from.'),
  ),
  pieces: v.pipe(count, v.description('How many pieces answers may come from.')),
  lastRun: v.pipe(
    v.nullable(reportSchema),
    v.description('What the last run found, or has found so far; it counts pages.'),
  ),
  createdAt: date,
  trainedAt: v.nullable(date),
  schedule: v.pipe(
    v.picklist(sourceSchedules),
    v.description('How often it is read again by itself.'),
  ),
})

type SourceRecord = v.InferOutput<typeof sourceRecord>

export const exampleSource = {
  id: '5f0c2d9b7a61e384c0d1f2a3',
  kind: 'site',
  title: 'Our site',
  address: 'https://bakery.example/',
  chatbotIds: ['shop'],
  include: [],
  exclude: ['/blog/*'],
  limits: { pages: 500, depth: 10, perSecond: 1 },
  state: 'ready',
  pieces: 112,
  lastRun: {
    state: 'ready',
    added: 2,
    changed: 1,
    unchanged: 30,
    gone: 0,
    failed: [{ address: 'https://bakery.example/old', reason: 'HTTP 404' }],
    failedCount: 1,
    passed: 4,
    waiting: 0,
    embedded: 5,
    reason: null,
    startedAt: '2026-01-01T12:00:00.000Z',
    endedAt: '2026-01-01T12:00:40.000Z',
    tests: {
      before: { total: 20, found: 16, unanswered: 3 },
      after: { total: 20, found: 18, unanswered: 2 },
    },
  },
  createdAt: '2026-01-01T11:59:00.000Z',
  trainedAt: '2026-01-01T12:00:40.000Z',
  schedule: 'weekly',
} satisfies SourceRecord

/** A source for the API. */
export function sourceRecordOf(source: SourceEntry): SourceRecord {
  const { id, kind, title, botIds, state, pieces, createdAt, trainedAt, schedule } = source
  const { address, include, exclude, limits } = readSettings(source.settings)
  return {
    id,
    kind,
    title,
    address: address === '' ? null : address,
    chatbotIds: botIds,
    include,
    exclude,
    limits,
    state,
    pieces,
    lastRun: readReport(source.lastRun),
    createdAt: new Date(createdAt).toISOString(),
    trainedAt: trainedAt === null ? null : new Date(trainedAt).toISOString(),
    schedule,
  }
}

/** A page of a source as the API answers it. */
export const sourcePageRecord = v.strictObject({
  id: v.string(),
  title: v.pipe(v.string(), v.description('The question, where the source is of questions.')),
  address: v.nullable(v.string()),
  outcome: v.pipe(
    v.nullable(v.picklist(pageOutcomes)),
    v.description('What the last run made of it; `passed`: it was met and not taken.'),
  ),
  reason: v.nullable(v.string()),
  answer: v.pipe(v.nullable(v.string()), v.description('Of a question.')),
})

type SourcePageRecord = v.InferOutput<typeof sourcePageRecord>

export function sourcePageRecordOf(page: SourcePage): SourcePageRecord {
  const { key, title, address, outcome, reason, content } = page
  // A file may be large, and has no answer.
  const read = content?.startsWith('{"kind":"pair"') ? readContent(content) : undefined
  const answer = read?.kind === 'pair' ? read.answer : null
  return { id: key, title, address, outcome, reason, answer }
}

/** A piece as the API answers it. */
export const pieceRecord = v.strictObject({
  id: v.string(),
  sourceId: v.string(),
  title: v.string(),
  path: v.pipe(list(v.string()), v.description('The headings that it stands below.')),
  address: v.nullable(v.string()),
  text: v.string(),
  score: v.pipe(
    v.number(),
    v.description(
      'The higher, the better: BM25, or where pieces are found by their meaning, too, by the places in both lists.',
    ),
  ),
  share: v.pipe(
    v.number(),
    v.description(
      'From 0 to 1: how much of what was asked it speaks of, rare words counting more.',
    ),
  ),
  similarity: v.pipe(
    v.nullable(v.number()),
    v.description(
      'How near its meaning is to the question, 1 being the same; null where it was not found by that.',
    ),
  ),
  isEnough: v.pipe(v.boolean(), v.description('Whether a bot answers from it.')),
})

type PieceRecord = v.InferOutput<typeof pieceRecord>

export const examplePiece = {
  id: '31',
  sourceId: exampleSource.id,
  title: 'Delivery',
  path: ['How long it takes'],
  address: 'https://bakery.example/delivery',
  text: 'We deliver within two days.',
  score: 7.2,
  share: 0.83,
  similarity: null,
  isEnough: true,
} satisfies PieceRecord

export function pieceRecordOf(piece: Evidence): PieceRecord {
  const { number, sourceId, title, path, address, text, score, share, similarity } = piece
  return {
    id: String(number),
    sourceId,
    title,
    path,
    address,
    text,
    score,
    share,
    similarity,
    isEnough: isEnough(piece),
  }
}
