import { BotError } from '../../bot/bot-error.js'
import { isRecord } from '../../bot/fields.js'
import { buildFlow } from '../../bot/flow.js'
import { readBotFile } from '../../bot/read-bot-file.js'
import { findWayBack, wordsOfWay } from '../../flow/way-back.js'
import { registry } from '../../nodes/index.js'
import { readSubFlowKey } from '../sub-flow-key.js'

/** Says why a bot file cannot play what it brings, where it is the sub-flow of this id itself; undefined where it can. */
export function sayCircle(
  given: unknown,
  { id, name }: { readonly id: string; readonly name: string },
) {
  try {
    const file = readBotFile(given)
    const found = findWayBack(buildFlow(file, registry.find), id, registry)
    return found && wordsOfWay(found, name)
  } catch (error) {
    // What does not load is told of by itself.
    if (error instanceof BotError) return undefined
    throw error
  }
}

/** The same of a file that is to lie in `subFlows` of the sub-flow of this id, under this key. */
export function sayCircleOf(
  key: string,
  file: unknown,
  own: { readonly id: string; readonly name: string },
) {
  if (!isRecord(file)) return undefined
  const { id: subFlowId, version } = readSubFlowKey(key)
  if (subFlowId === own.id) return wordsOfWay({ nodeId: 'step', between: [] }, own.name)
  const data = { subFlowId, version: version ?? 0 }
  return sayCircle(
    { nodes: [{ id: 'step', type: 'sub-flow', data }], subFlows: { [key]: file } },
    own,
  )
}
