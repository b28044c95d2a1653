import type { StepKind } from '@talkgraph/wire/addresses'
import { type FlowNode, type NodeType, registry } from '../../runtime/index.js'

const kinds: Readonly<Partial<Record<NodeType, StepKind>>> = {
  webhook: 'webhook',
  gpt: 'ai',
  email: 'email',
  'ask-file': 'upload',
  'human-handover': 'live',
}

/** What the server does for a node, by its type under any of its names (decisions 2 and 3); undefined: nothing. */
export function kindOf({ type, data }: FlowNode): StepKind | undefined {
  const known = registry.find(type)?.type
  if (known === 'user-input' && data.type === 'file') return 'upload'
  return known && kinds[known]
}
