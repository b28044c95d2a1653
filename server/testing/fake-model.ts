import type { ServerResponse } from 'node:http'
import * as v from 'valibot'
import { startUpstream } from './upstream.js'

/** A provider's answer to one call. */
export type ModelTurn = (response: ServerResponse, asked: AskedModel) => void

const schema = v.record(v.string(), v.unknown())
const asked = v.object({
  model: v.string(),
  messages: v.pipe(v.array(v.object({ role: v.string(), content: v.string() })), v.minLength(1)),
  max_tokens: v.optional(v.number()),
  max_completion_tokens: v.optional(v.number()),
  response_format: v.optional(
    v.object({
      type: v.literal('json_schema'),
      json_schema: v.object({ name: v.string(), strict: v.literal(true), schema }),
    }),
  ),
})

/** What a provider was asked. */
type AskedModel = v.InferOutput<typeof asked>

/** A provider over real HTTP that takes calls as the documentation of chat completions says; each is answered by the next turn, and those behind the last one by the last. */
export async function startModel(...first: readonly ModelTurn[]) {
  let turns = first
  const calls: AskedModel[] = []
  let left = 0
  const upstream = await startUpstream((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) left++
    })
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), asked), request.body)
    if (!read.success)
      return refuse(
        400,
        'invalid_request_error',
        'The request cannot be read.',
      )(response, emptyCall)
    const { response_format: format } = read.output
    calls.push(read.output)
    const slip = format && slipOf(format.json_schema.schema)
    if (slip)
      return refuse(400, 'invalid_request_error', slip, 'response_format')(response, read.output)
    turns[Math.min(calls.length, turns.length) - 1]?.(response, read.output)
  })
  return {
    ...upstream,
    calls,
    left: () => left,
    /** Begins anew with other turns. */
    begin: (...others: readonly ModelTurn[]) => {
      turns = others
      left = 0
      calls.length = 0
      upstream.received.length = 0
    },
  }
}

const emptyCall: AskedModel = { model: '', messages: [] }

/** Answers with JSON, or with a text as it is. */
export const says =
  (content: unknown, finish_reason = 'stop'): ModelTurn =>
  response =>
    send(response, 200, {
      choices: [
        {
          index: 0,
          finish_reason,
          message: {
            role: 'assistant',
            content: typeof content === 'string' ? content : JSON.stringify(content),
            refusal: null,
          },
        },
      ],
    })

/** Declines to answer, as structured output does. */
export const declines =
  (refusal: string): ModelTurn =>
  response =>
    send(response, 200, {
      choices: [{ index: 0, finish_reason: 'stop', message: { content: null, refusal } }],
    })

/** Refuses the call. */
export const refuse =
  (
    status: number,
    code: string,
    message: string,
    param: string | null = null,
    headers: Readonly<Record<string, string>> = {},
  ): ModelTurn =>
  response =>
    send(
      response,
      status,
      { error: { message, type: 'invalid_request_error', param, code } },
      headers,
    )

/** Never answers. */
export const staysSilent: ModelTurn = () => undefined

function send(response: ServerResponse, status: number, body: unknown, headers = {}) {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body))
}

/** What a strict schema must not have: an open object, or a field that may be absent. */
function slipOf(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const { type, properties, required, additionalProperties } = Object(given)
  if (type === 'object') {
    if (additionalProperties !== false)
      return 'additionalProperties is required to be supplied and to be false.'
    if (JSON.stringify(required) !== JSON.stringify(Object.keys(properties)))
      return 'required must name every key.'
  }
  for (const value of Object.values(given)) {
    const slip = slipOf(value)
    if (slip) return slip
  }
  return undefined
}
