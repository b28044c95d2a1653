import { isRecord } from '../bot/fields.js'
import type { FlowNode } from '../bot/flow.js'
import type { StepCall } from '../node/env.js'
import { rootOf } from '../session/path.js'
import { namesIn } from '../session/placeholders.js'

/**
 * What a call is made with, as one text: the values of the names that its step uses. All of them where those are not
 * known, and the conversation where that is sent.
 */
export function inputsOf({ values, ...call }: StepCall, { data }: Pick<FlowNode, 'data'>): string {
  const used = namesUsed(data)?.map(name => [name, values.values[name], values.values[rootOf(name)]])
  return JSON.stringify([used ?? values, call.step === 'ai' && call.transcript])
}

/** A published step says which names it uses, since its texts stay on the server. */
function namesUsed(data: unknown): readonly string[] | undefined {
  if (!isRecord(data)) return undefined
  return Array.isArray(data.inputs) ? data.inputs.map(String) : inputNames(data)
}

/** The names in the texts of a webhook or an e-mail; undefined where it sends all that there is, and for other steps. */
export function inputNames(data: Readonly<Record<string, unknown>>): readonly string[] | undefined {
  const isKnown = ('url' in data || 'to' in data) && !data.includeAnswerVariables
  return isKnown ? [...new Set(namesIn(JSON.stringify(data)))] : undefined
}
