import * as v from 'valibot'
import type { Flow, FlowNode } from '../bot/flow.js'
import type { Registry } from '../node/registry.js'
import { visitorFields } from '../session/inner-session.js'

const known = new WeakMap<Flow, ReadonlySet<string>>()

/** Every name under which some step of a flow, or its page, can store a value (decision 67). Worked out once for each flow. */
export function namesSetBy(flow: Flow, registry: Registry): ReadonlySet<string> {
  const before = known.get(flow)
  if (before) return before
  const names = new Set(flow.variables.map(name => name.trim()))
  for (const node of flow.nodes.values())
    for (const name of namesOf('sets', node, registry)) names.add(name.trim())
  // What the visitor says of themselves in a sub-flow is known outside (decision 130).
  for (const subFlow of flow.subFlows?.values() ?? []) {
    const inside = namesSetBy(subFlow, registry)
    for (const field of visitorFields) if (inside.has(field)) names.add(field)
  }
  names.delete('')
  known.set(flow, names)
  return names
}

/** Those of them, and of its sub-flows, that keep an e-mail address which the visitor was asked for (decision 71). */
export function emailNamesSetBy(flow: Flow, registry: Registry): readonly string[] {
  const names = [...flow.nodes.values()].flatMap(node => namesOf('keepsEmail', node, registry))
  const inside = [...(flow.subFlows?.values() ?? [])].flatMap(inner =>
    emailNamesSetBy(inner, registry),
  )
  return [...names.map(name => name.trim()).filter(name => name !== ''), ...inside]
}

function namesOf(
  which: 'sets' | 'keepsEmail',
  { id, type, data }: FlowNode,
  registry: Registry,
): readonly string[] {
  const definition = registry.find(type)
  // A definition's own schema makes the data that its own function takes.
  return definition ? definition[which](v.parse(definition.schema, data) as never, id) : []
}
