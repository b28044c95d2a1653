import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { csvOf, jsonOf } from '../../conversations/results/export.js'
import type { ExportTurn } from '../../conversations/results/export-turns.js'
import type { Services } from '../services/services.js'
import { noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall } from './call/define-call.js'
import { choiceOf, filters } from './result-filters.js'
import { list } from './text.js'

const about = {
  method: 'GET',
  tag: 'Results',
  params: nothing,
  query: v.strictObject(filters),
  body: noBody,
  message: 'Results exported',
  isConfirmed: true,
  errors: ['CHATBOT_NOT_FOUND', 'RATE_LIMITED'],
} as const

/** Hands out stored conversations as a table. */
export const exportResultsAsCsv = defineCall({
  ...about,
  path: '/results/export/csv',
  id: 'exportResultsAsCsv',
  summary: 'Export results as CSV',
  description:
    'Brings the stored conversations that `listResults` would as a table, which comes as it is read: one row for each, with one column for each question and each variable, headed by the question and the variable’s name in brackets. It is safe to open in a spreadsheet: what could be read as a formula has an apostrophe in front.',
  produces: 'text/csv',
  data: v.string(),
  example: 'id,chatbotId,state\r\n3c6e0b8a9c15224a8228b9a98ca1531d,shop,finished\r\n',
  run: (services, { owner, member, query }) =>
    answer(services, { owner, member: member?.id }, query, 'csv'),
})

/** Hands out stored conversations with everything in them. */
export const exportResultsAsJson = defineCall({
  ...about,
  path: '/results/export/json',
  id: 'exportResultsAsJson',
  summary: 'Export results as JSON',
  description:
    'Brings the stored conversations that `listResults` would as a JSON list, which comes as it is read, with transcripts, answers and paths.',
  produces: 'application/json',
  data: list(v.record(v.string(), v.unknown())),
  example: [{ id: '3c6e0b8a9c15224a8228b9a98ca1531d', chatbotId: 'shop', state: 'finished' }],
  run: (services, { owner, member, query }) =>
    answer(services, { owner, member: member?.id }, query, 'json'),
})

/** Seconds. */
const retryAfter = '10'

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const

async function answer(
  {
    store,
    log,
    exportTurns,
    security,
    asked,
  }: Pick<Services, 'store' | 'log' | 'exportTurns' | 'security' | 'asked'>,
  { owner, member }: { readonly owner: string; readonly member: string | undefined },
  query: Parameters<typeof choiceOf>[2],
  format: keyof typeof types,
): Promise<Response> {
  const choice = await choiceOf(store, owner, query)
  const parts =
    format === 'csv' ? csvOf(store.results, choice, asked) : jsonOf(store.results, choice)
  const turn = exportTurns(owner)
  if (!turn)
    throw new ApiError('RATE_LIMITED', {
      message: 'Another export of this account is under way. Wait until it has come.',
      headers: { 'Retry-After': retryAfter },
    })
  // What fails before there is anything to hand out is answered as a failure.
  const first = await parts.next().catch(error => {
    turn.end()
    throw error
  })
  security.note('exported', { account: owner, member })
  const day = new Date().toISOString().slice(0, 10)
  return new Response(
    streamOf(first, parts, turn, err => log.error({ err }, 'An export broke off')),
    {
      headers: {
        'Content-Type': types[format],
        'Content-Disposition': `attachment; filename="results-${day}.${format}"`,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    },
  )
}

/** Reads on only as fast as it is taken. */
function streamOf(
  first: IteratorResult<string>,
  parts: AsyncGenerator<string>,
  turn: ExportTurn,
  note: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next: IteratorResult<string> | undefined = first
  return new ReadableStream({
    async pull(controller) {
      try {
        if (!turn.goOn()) throw new Error('Another export has taken its place')
        const { value, done } = next ?? (await parts.next())
        next = undefined
        if (done) {
          turn.end()
          controller.close()
        } else controller.enqueue(encoder.encode(value))
      } catch (error) {
        turn.end()
        note(error)
        controller.error(error)
      }
    },
    cancel: async () => {
      turn.end()
      await parts.return(undefined)
    },
  })
}
