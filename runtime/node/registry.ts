import type { NodeDefinition } from './define-node.js'

/** The node types a conversation can meet, found by any of their names. */
export interface Registry<Type extends string = string> {
  readonly definitions: readonly NodeDefinition<Type>[]
  /** `ask-email`, `ask-email-node` and aliases alike; undefined for an unknown name. */
  find(name: string): NodeDefinition<Type> | undefined
}

/** Makes a registry of node types. Throws when two of them claim the same name. */
export function createRegistry<Type extends string>(
  definitions: readonly NodeDefinition<Type>[],
): Registry<Type> {
  const byName = new Map<string, NodeDefinition<Type>>()
  for (const definition of definitions) {
    for (const name of [definition.type, ...definition.aliases]) {
      const other = byName.get(name)
      if (other)
        throw new Error(
          `Node type "${name}" is claimed by both "${other.type}" and "${definition.type}".`,
        )
      byName.set(name, definition)
    }
  }
  return { definitions, find: name => byName.get(name.replace(/-node$/, '')) }
}
