import type { InferOutput } from 'valibot'
import { fields, flag, text } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { namesInTexts } from '../../patterns/names-in-texts.js'
import { outbound } from '../../patterns/outbound.js'
import { mappedParts, responseMapping } from '../../patterns/response-mapping.js'
import { sayValue } from '../../patterns/say.js'

/**
 * Decision 103: webhook-node, as a browser gets it. Its url, method, headers, body and authentication stay on
 * the server, which executes the step (decision 27).
 */
export const webhookSchema = fields({
  answerVariable: text(),
  waitForResponse: flag(),
  showResponse: flag(true),
  responseMapping: responseMapping(),
})

type Data = InferOutput<typeof webhookSchema>

/** Decisions 107, 28, 52 and 69. */
const webhookMachine = () =>
  outbound<Data>({
    step: 'webhook',
    waits: data => data.waitForResponse,
    contents: (body, { data }) => (data.showResponse ? sayValue(body) : []),
    variable: data => data.answerVariable,
    parts: mappedParts,
    failure: 'Webhook handling failed',
  })

export const webhook = defineNode({
  type: 'webhook',
  schema: webhookSchema,
  machine: webhookMachine,
  sets: data => [
    data.answerVariable,
    ...data.responseMapping.map(({ variableName }) => variableName),
  ],
  inputs: data => (data.includeAnswerVariables ? undefined : namesInTexts(data, 'url')),
  exits: data => (data.waitForResponse ? [null, 'error'] : [null]),
})
