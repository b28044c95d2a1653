import type { InferOutput } from 'valibot'
import { outbound } from '../../patterns/outbound.js'
import { sayValue } from '../../patterns/say.js'
import { readPath } from '../../session/path.js'
import type { Value } from '../../session/values.js'
import type { webhookSchema } from './webhook.schema.js'

type Data = InferOutput<typeof webhookSchema>

/** Decisions 107, 28, 52 and 69. */
export const webhookMachine = () =>
  outbound<Data>({
    step: 'webhook',
    waits: data => data.waitForResponse,
    contents: (body, { data }) => (data.showResponse ? sayValue(body) : []),
    variable: data => data.answerVariable,
    parts,
    failure: 'Webhook handling failed',
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
