import { fields, text } from '../../bot/fields.js'

/** Document 1, section 3: jump-to-node; older names of its target are those of decision 4. */
export const jumpToSchema = fields(
  { nodeId: text() },
  { targetNodeId: 'nodeId', targetId: 'nodeId', jumpTo: 'nodeId', goto: 'nodeId' },
)
