import * as v from 'valibot'
import { readFlowTests } from '../runtime/testing/index.js'
import { type Checks, type Workshop, WorkshopError } from './workshop.js'

/** An answer of the REST API. */
interface ApiAnswer {
  readonly status: number
  readonly text: string
}

/** Makes a call of the REST API, such as `GET /v1/chatbots`, with a key. Rejects with a `WorkshopError` where nobody answers. */
export type CallApi = (method: string, path: string, body?: object) => Promise<ApiAnswer>

const record = v.record(v.string(), v.unknown())
const envelope = v.object({
  message: v.string(),
  data: v.unknown(),
  error: v.optional(
    v.object({
      // Some codes have figures there.
      details: v.optional(
        v.fallback(v.array(v.object({ path: v.string(), message: v.string() })), []),
        [],
      ),
    }),
  ),
})
const bots = v.object({ chatbots: v.array(v.object({ id: v.string(), title: v.string() })) })
const draft = v.object({ bot: record })
const edited = v.object({
  accepted: v.array(v.string()),
  refused: v.array(v.object({ id: v.string(), code: v.string(), message: v.string() })),
})

/** The bots of an account, over the REST API. */
export function createApiWorkshop(call: CallApi, checks: Checks, about: string): Workshop {
  const botPath = (bot: string) => `/v1/chatbots/${encodeURIComponent(bot)}`
  return {
    about,
    ...checks,
    list: async () => {
      const { chatbots } = await ask('GET', '/v1/chatbots?limit=1000', bots)
      return chatbots.map(({ id, title }) => ({ bot: id, title }))
    },
    read: async bot => {
      const { bot: file } = await ask('GET', `${botPath(bot)}/draft`, draft)
      return { file, tests: readFlowTests(file.tests ?? []) }
    },
    edit: (bot, operations) =>
      ask('POST', `${botPath(bot)}/draft/operations`, edited, { operations }),
    publish: (bot, note) =>
      ask('POST', `${botPath(bot)}/publish`, record, note === undefined ? {} : { note }),
    results: (bot, { resultId, ...query }) => {
      if (resultId !== undefined)
        return ask('GET', `/v1/results/${encodeURIComponent(resultId)}`, record)
      const given = Object.entries(query).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      )
      return ask(
        'GET',
        `/v1/results?${new URLSearchParams([['chatbotId', bot], ...given])}`,
        record,
      )
    },
  }

  async function ask<Schema extends v.GenericSchema>(
    method: string,
    path: string,
    schema: Schema,
    body?: object,
  ): Promise<v.InferOutput<Schema>> {
    const { status, text } = await call(method, path, body)
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), envelope), text)
    if (!read.success)
      throw new WorkshopError(`No Talkgraph server answers there (HTTP ${status}).`)
    const { message, data, error } = read.output
    if (status < 300) return v.parse(schema, data)
    const details = error?.details ?? []
    throw new WorkshopError(
      [
        message,
        ...details.map(each => (each.path ? `${each.path}: ${each.message}` : each.message)),
      ].join('\n'),
    )
  }
}
