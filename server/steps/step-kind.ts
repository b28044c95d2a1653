import type { FlowNode } from '../../runtime/index.js'
import type { StepKind } from '../../wire/addresses.js'

const kinds: ReadonlyMap<string, StepKind> = new Map([
  ['webhook', 'webhook'],
  ['gpt', 'ai'],
  ['chat-gpt', 'ai'],
  ['email', 'email'],
  ['ask-file', 'upload'],
])

/** What the server does for a node, by its type with or without `-node` (decisions 2 and 3); undefined: nothing. */
export function kindOf({ type, data }: FlowNode): StepKind | undefined {
  const name = withoutSuffix(type)
  if (name === 'user-input' && data.type === 'file') return 'upload'
  return kinds.get(name)
}

function withoutSuffix(type: string): string {
  return type.replace(/-node$/, '')
}
