import { isRecord } from '../../bot/fields.js'
import type { FlowStep } from './import-flow.js'

/** The names under which imported steps store something. */
export function namesSetIn(steps: readonly Pick<FlowStep, 'type' | 'data'>[]): ReadonlySet<string> {
  return new Set(
    steps.flatMap(({ type, data: { answerVariable, name, responseMapping, outputs } }) => [
      ...(typeof answerVariable === 'string' ? [answerVariable] : []),
      ...(type === 'variable' && typeof name === 'string' ? [name] : []),
      ...(Array.isArray(responseMapping)
        ? responseMapping.map(({ variableName }) => String(variableName))
        : []),
      ...(isRecord(outputs) ? Object.values(outputs).map(String) : []),
    ]),
  )
}
