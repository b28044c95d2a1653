import { fields, text } from '../../bot/fields.js'

/** Decision 103: jump-to-node. Older names of its target: decision 4. */
export const jumpToSchema = fields(
  { nodeId: text() },
  { targetNodeId: 'nodeId', targetId: 'nodeId', jumpTo: 'nodeId', goto: 'nodeId' },
)
