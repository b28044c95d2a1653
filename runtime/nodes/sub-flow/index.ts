import * as v from 'valibot'
import { asText, fields, isRecord, read, text } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { instant } from '../../patterns/instant.js'
import { number } from '../../patterns/value-fields.js'
import { fillStored, readWhole } from '../../session/placeholders.js'
import type { NamedValue } from '../../session/values.js'
import type { Variables } from '../../session/variables.js'

/** Texts by names: a number or a switch is read as text, and what is none of these is left out. */
const texts = () => read(readTexts, v.record(v.string(), v.string()), {})

/** Which sub-flow is played, in which version, what it is given, and where what it gives back is kept (decision 130). */
export const subFlowSchema = fields({
  subFlowId: text(),
  version: number(),
  inputs: texts(),
  outputs: texts(),
})

function readTexts(input: unknown): Record<string, string> {
  if (!isRecord(input)) return {}
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => {
      const written = typeof value === 'boolean' ? String(value) : asText(value)
      return written === undefined ? [] : [[name, written]]
    }),
  )
}

/** Fills what the sub-flow is given, and has it played (decision 130). */
const subFlowMachine = () =>
  instant<v.InferOutput<typeof subFlowSchema>>(({ data, variables }) => ({
    handle: null,
    enter: Object.fromEntries(
      Object.entries(data.inputs).map(([name, text]) => [name, filled(text, variables)]),
    ),
  }))

export const subFlow = defineNode({
  type: 'sub-flow',
  schema: subFlowSchema,
  machine: subFlowMachine,
  sets: ({ outputs }) => Object.values(outputs),
  plays: ({ subFlowId, version, outputs }) => ({ id: subFlowId.trim(), version, outputs }),
})

/** A single placeholder is its value, whatever that is; any other text is filled. */
function filled(text: string, variables: Variables): NamedValue {
  const value = readWhole(text, variables)
  if (value === undefined) return { value: fillStored(text, variables) }
  const original = readWhole(text, { get: variables.original })
  return original === undefined || original === value ? { value } : { value, original }
}
