import type { InferOutput } from 'valibot'
import { instant } from '../../patterns/instant.js'
import { fillText } from '../../session/placeholders.js'
import { readNumber } from '../../validate/compare-numbers.js'
import type { variableSchema } from './variable.schema.js'

/** Stores its value under its name and, with `customNameValue`, under its id as well (decision 20). */
export const variableMachine = () =>
  instant<InferOutput<typeof variableSchema>>(({ nodeId, data, variables }, report) => {
    const filled = fillText(data.value, variables)
    const value = data.isNumber ? readNumber(filled, report) : filled
    const name = data.name.trim()
    if (!name) report('BOT_INVALID', `The step "${nodeId}" sets a variable that has no name. Give it one.`)
    return {
      handle: null,
      set: { ...(name && { [name]: value }), ...(data.customNameValue && { [nodeId]: value }) },
    }
  })
