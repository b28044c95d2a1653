import type { GenericSchema } from 'valibot'
import type { BotEdge } from '../bot/bot.schema.js'
import { isRecord } from '../bot/fields.js'
import { partsOf } from '../bot/schema-parts.js'
import type { NodeData } from '../bot/translate.js'
import type { NodeDefinition } from './define-node.js'
import type { AnyFieldForms } from './field-form.js'
import type { AnyNodeForm } from './form.js'

/** The handles that an edge of a node may carry, those of options that are blank or left out for now included. */
export function handlesOf(
  definition: NodeDefinition,
  form: AnyNodeForm | undefined,
  data: NodeData,
  edges: readonly BotEdge[],
): ReadonlySet<string> {
  const carried = new Set(edges.map(({ sourceHandle }) => sourceHandle ?? ''))
  const whole = withoutGaps(data, definition.schema, form?.fields ?? {})
  return new Set([
    // A definition's own schema makes the data that its functions take.
    ...[data, whole].flatMap(each => namesOf(definition, each as never, carried)),
    ...(form?.peeks ?? []).map(({ handle }) => handle),
  ])
}

const namesOf = (definition: NodeDefinition, data: never, carried: ReadonlySet<string>) =>
  definition
    .exits(data)
    .flatMap(exit => (exit === null ? [] : definition.edgeNames(exit, data, carried)))

/** The data as it is once every option has a text and none is left out. */
export function withoutGaps(data: unknown, schema: GenericSchema, forms: AnyFieldForms): unknown {
  if (!isRecord(data)) return data
  const whole: Record<string, unknown> = { ...data }
  for (const [name, field] of Object.entries(partsOf(schema).entries ?? {})) {
    const { isWords, item } = partsOf(field)
    const value = data[name]
    const form = forms[name]
    if (isWords && typeof value === 'string') whole[name] = 'x'
    else if (form?.kind === 'switch' && form.leavesOut !== undefined) whole[name] = false
    else if (item && Array.isArray(value))
      whole[name] = value.map(entry =>
        withoutGaps(entry, item, form && 'fields' in form ? form.fields : {}),
      )
  }
  return whole
}
