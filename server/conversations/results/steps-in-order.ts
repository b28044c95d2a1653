import { everyLevel, type Level } from '../../../runtime/flow/levels.js'
import { BotError, parseBot, registry } from '../../../runtime/index.js'
import { askingGroups } from '../../../runtime/node/form.js'
import { formOf } from '../../../runtime/nodes/described.js'
import { readStored } from '../../base/read-stored.js'
import type { Store } from '../../store/index.js'

/** A step of a flow. */
export interface StepInOrder {
  readonly nodeId: string
  /** Does it ask visitors something? */
  readonly asks: boolean
}

/** The steps of a version in the order in which one comes by them; none where there is no such version. */
export async function stepsInOrder(
  { bots }: Pick<Store, 'bots'>,
  botId: string,
  version: number | undefined,
): Promise<readonly StepInOrder[]> {
  const stored = version === undefined ? undefined : await bots.version(botId, version)
  if (!stored) return []
  try {
    return stepsOf(readStored<object>(stored.file, {}, `version of bot ${botId}`))
  } catch (error) {
    if (error instanceof BotError) return []
    throw error
  }
}

function stepsOf(file: object): readonly StepInOrder[] {
  return [...everyLevel(parseBot(file).flow, registry)].flatMap(level =>
    inOrder(level).map(id => {
      const type = level.flow.nodes.get(id)?.type ?? ''
      const form = formOf(registry.find(type)?.type ?? type)
      return {
        nodeId: level.prefix + id,
        asks: form !== undefined && askingGroups.has(form.group),
      }
    }),
  )
}

/** The nodes of a flow as one comes by them, those first that the fewest steps lead to. */
function inOrder({ flow }: Level): readonly string[] {
  const met = new Set([flow.start])
  // What is added meanwhile has its turn.
  for (const id of met) for (const { target } of flow.edges.get(id) ?? []) met.add(target)
  return [...met, ...[...flow.nodes.keys()].filter(id => !met.has(id))]
}
