import type { InferOutput } from 'valibot'
import { instant } from '../../patterns/instant.js'
import { fillStored, readWhole } from '../../session/placeholders.js'
import { asText, listOf, type Value } from '../../session/values.js'
import { readNumber } from '../../validate/compare-numbers.js'
import type { variableSchema } from './variable.schema.js'

type Data = InferOutput<typeof variableSchema>

/** Stores its value under its name and, with `customNameValue`, under its id as well (decisions 20 and 68). */
export const variableMachine = () =>
  instant<Data>(({ nodeId, data, variables }, report) => {
    const name = data.name.trim()
    if (!name) report('BOT_INVALID', `The step "${nodeId}" sets a variable that has no name. Give it one.`)
    const value = operations[data.operation](variables.get(name || nodeId), () => {
      const whole = readWhole(data.value, variables)
      // A list or an object stays what it is.
      if (typeof whole === 'object' && whole !== null) return whole
      const filled = fillStored(data.value, variables)
      return data.isNumber ? readNumber(filled, report) : filled
    })
    return {
      handle: null,
      set: { ...(name && { [name]: value }), ...(data.customNameValue && { [nodeId]: value }) },
    }
  })

/** What is stored: from what stands there now, and the node's value. A value that is a list is appended and removed entry by entry. */
const operations: Readonly<Record<Data['operation'], (now: Value | undefined, value: () => Value) => Value>> =
  {
    set: (_, value) => value(),
    append: (now, value) => [...listOf(now), ...listOf(value())],
    remove(now, value) {
      const unwanted = new Set(listOf(value()).map(entry => asText(entry)))
      return listOf(now).filter(entry => !unwanted.has(asText(entry)))
    },
    clear: () => [],
  }
