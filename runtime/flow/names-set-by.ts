import * as v from 'valibot'
import type { Flow } from '../bot/flow.js'
import type { Registry } from '../node/registry.js'

const known = new WeakMap<Flow, ReadonlySet<string>>()

/** Every name under which some step of a flow, or its page, can store a value (decision 67). Worked out once for each flow. */
export function namesSetBy(flow: Flow, registry: Registry): ReadonlySet<string> {
  const before = known.get(flow)
  if (before) return before
  const names = new Set(flow.variables.map(name => name.trim()))
  for (const { id, type, data } of flow.nodes.values()) {
    const definition = registry.find(type)
    if (!definition) continue
    // A definition's own schema makes the data that its own function takes.
    for (const name of definition.sets(v.parse(definition.schema, data) as never, id)) names.add(name.trim())
  }
  names.delete('')
  known.set(flow, names)
  return names
}
