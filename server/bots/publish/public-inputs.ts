import type { FlowNode } from '../../../runtime/index.js'
import { registry } from '../../../runtime/nodes/index.js'
import { rootOf } from '../../../runtime/session/path.js'

/**
 * The names whose values a step sends whose texts stay on the server, so that the widget knows whether a call would be the
 * same again (decision 75). Only those that a step of the flow sets, which browsers see anyway: what looks like a
 * placeholder inside a key is none of them.
 */
export function publicInputs(
  { type, data }: FlowNode,
  settable: ReadonlySet<string>,
): { inputs?: readonly string[] } {
  const inputs = registry
    .find(type)
    ?.inputs(Object(data))
    ?.filter(name => settable.has(name) || settable.has(rootOf(name)))
  return inputs?.length ? { inputs } : {}
}
