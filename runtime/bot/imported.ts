import * as v from 'valibot'
import type { BotFile } from './bot.schema.js'
import { fields, isRecord, oneOf, text } from './fields.js'

const told = fields({ kind: oneOf(['loss', 'none'], 'loss'), type: text(), reason: text() })
const imported = fields({ from: text(), told: v.optional(v.unknown()) })
const beside = fields({ part: text(), reason: text() })

/** What became of a step’s counterpart in the product that the bot comes from: it has a loss, or is missing. */
export type ToldStep = v.InferOutput<typeof told>

/** What an import has told of steps, by their ids, as far as nobody has taken it away; and which product they come from. */
export function toldSteps(file: Pick<BotFile, 'imported'>): {
  readonly from: string
  readonly steps: ReadonlyMap<string, ToldStep>
} {
  const { from, told: given } = v.parse(imported, file.imported)
  const entries = isRecord(given) ? Object.entries(given) : []
  return { from, steps: new Map(entries.map(([id, each]) => [id, v.parse(told, each)])) }
}

/** What an import has told of a bot that is about no step, by the name under which it can be taken away. */
export function toldBesides(
  file: Pick<BotFile, 'imported'>,
): ReadonlyMap<string, v.InferOutput<typeof beside>> {
  const besides: unknown = file.imported?.besides
  const entries = isRecord(besides) ? Object.entries(besides) : []
  return new Map(entries.map(([name, each]) => [name, v.parse(beside, each)]))
}
