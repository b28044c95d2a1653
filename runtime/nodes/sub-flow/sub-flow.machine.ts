import type { InferOutput } from 'valibot'
import { instant } from '../../patterns/instant.js'
import { fillStored, findValue, wholeName } from '../../session/placeholders.js'
import type { NamedValue } from '../../session/values.js'
import type { Variables } from '../../session/variables.js'
import type { subFlowSchema } from './sub-flow.schema.js'

/** Fills what the sub-flow is given, and has it played (decision 130). */
export const subFlowMachine = () =>
  instant<InferOutput<typeof subFlowSchema>>(({ data, variables }) => ({
    handle: null,
    enter: Object.fromEntries(
      Object.entries(data.inputs).map(([name, text]) => [name, filled(text, variables)]),
    ),
  }))

/** A single placeholder is its value, whatever that is; any other text is filled. */
function filled(text: string, variables: Variables): NamedValue {
  const name = wholeName(text)
  const value = name === undefined ? undefined : findValue(name, variables)
  if (name === undefined || value === undefined) return { value: fillStored(text, variables) }
  const original = findValue(name, { get: variables.original })
  return original === undefined || original === value ? { value } : { value, original }
}
