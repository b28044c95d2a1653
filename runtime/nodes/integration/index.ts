import type { InferOutput } from 'valibot'
import { fields } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { outbound } from '../../patterns/outbound.js'
import { mappedParts, responseMapping } from '../../patterns/response-mapping.js'

/** What a browser gets of it: the server knows the connection, and what is done over it (decision 27). */
export const integrationSchema = fields({ responseMapping: responseMapping() })

/** Has the server do it, waits for the answer and keeps parts of it. */
const integrationMachine = () =>
  outbound<InferOutput<typeof integrationSchema>>({
    step: 'integration',
    waits: () => true,
    contents: () => [],
    variable: () => '',
    parts: mappedParts,
    failure: 'An integration failed',
  })

export const integration = defineNode({
  type: 'integration',
  schema: integrationSchema,
  machine: integrationMachine,
  sets: data => data.responseMapping.map(({ variableName }) => variableName),
  exits: () => [null, 'error'],
})
