import type { InferOutput } from 'valibot'
import { fields, flag, list, text } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { namesInTexts } from '../../patterns/names-in-texts.js'
import { outbound } from '../../patterns/outbound.js'
import { sayValue } from '../../patterns/say.js'
import { readPath } from '../../session/path.js'
import type { Value } from '../../session/values.js'

/**
 * Decision 103: webhook-node, as a browser gets it. Its url, method, headers, body and authentication stay on
 * the server, which executes the step (decision 27).
 */
export const webhookSchema = fields({
  answerVariable: text(),
  waitForResponse: flag(),
  showResponse: flag(true),
  /** Parts of the answer and the variables that keep them (decision 69). */
  responseMapping: list(
    fields({ path: text(), variableName: text() }, { variable: 'variableName' }),
  ),
})

type Data = InferOutput<typeof webhookSchema>

/** Decisions 107, 28, 52 and 69. */
const webhookMachine = () =>
  outbound<Data>({
    step: 'webhook',
    waits: data => data.waitForResponse,
    contents: (body, { data }) => (data.showResponse ? sayValue(body) : []),
    variable: data => data.answerVariable,
    parts,
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

/** What the answer holds at each path, by the name to keep it under; null where it holds nothing there. */
function parts(body: Value, { responseMapping }: Data): Record<string, Value> | undefined {
  if (responseMapping.length === 0) return undefined
  return Object.fromEntries(
    responseMapping.flatMap(({ path, variableName }) => {
      const name = variableName.trim()
      return name === '' ? [] : [[name, readPath(body, path) ?? null]]
    }),
  )
}
