import type { InferOutput } from 'valibot'
import { fields, flag, oneOf, text } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { instant } from '../../patterns/instant.js'
import { operand } from '../../patterns/value-fields.js'
import { asText, listOf, type Value } from '../../session/values.js'
import { readNumber } from '../../validate/compare-numbers.js'
import { readSource } from './read-source.js'

/** Decision 103: variable-node, with `operation` added (decision 68), and where its value comes from (decision 140). */
export const variableSchema = fields({
  name: text(),
  customNameValue: flag(),
  operation: oneOf(['set', 'append', 'remove', 'clear'], 'set'),
  source: oneOf(
    ['value', 'now', 'today', 'time', 'timestamp', 'part-of-day', 'random-id', 'device', 'list'],
    'value',
  ),
  value: operand(),
  isNumber: flag(),
  timezone: text(),
  pick: oneOf(['first', 'last', 'random', 'place', 'count', 'joined', 'all'], 'first'),
  place: operand(),
  field: text(),
  separator: text(', '),
})

type Data = InferOutput<typeof variableSchema>

/** Stores its value under its name and, with `customNameValue`, under its id as well (decisions 20, 68 and 140). */
const variableMachine = () =>
  instant<Data>((input, report) => {
    const { nodeId, data, variables } = input
    const name = data.name.trim()
    if (!name)
      report('BOT_INVALID', `The step "${nodeId}" sets a variable that has no name. Give it one.`)
    const value = operations[data.operation](variables.get(name || nodeId), () => {
      const read = readSource(input, report)
      return data.isNumber && (typeof read !== 'object' || read === null)
        ? readNumber(asText(read), report)
        : read
    })
    return {
      handle: null,
      set: { ...(name && { [name]: value }), ...(data.customNameValue && { [nodeId]: value }) },
    }
  })

export const variable = defineNode({
  type: 'variable',
  schema: variableSchema,
  machine: variableMachine,
  sets: (data, nodeId) => [data.name, ...(data.customNameValue ? [nodeId] : [])],
})

/** What is stored: from what stands there now, and the node's value. A value that is a list is appended and removed entry by entry. */
const operations: Readonly<
  Record<Data['operation'], (now: Value | undefined, value: () => Value) => Value>
> = {
  set: (_, value) => value(),
  append: (now, value) => [...listOf(now), ...listOf(value())],
  remove(now, value) {
    const unwanted = new Set(listOf(value()).map(entry => asText(entry)))
    return listOf(now).filter(entry => !unwanted.has(asText(entry)))
  },
  clear: () => [],
}
