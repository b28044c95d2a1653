import type { Draft } from '../../draft/draft.js'
import { flowGraph, type GraphNode } from '../flow-graph.js'

/** Steps of a draft that can become a sub-flow: where it is entered, and where it goes on. */
export interface ChosenSteps {
  readonly ids: ReadonlySet<string>
  readonly entry: string
  /** The step behind it; undefined where none is. */
  readonly next: string | undefined
  /** The names of steps from which no way goes on: there the conversation ended, and now goes on behind the part. */
  readonly ends: readonly string[]
}

/** Says whether steps can become a sub-flow, and where they cannot, why, with the steps in question by their names. */
export function chooseSteps(
  draft: Draft,
  chosen: Iterable<string>,
): ChosenSteps | { readonly reason: string } {
  const { start, nodes, edges } = flowGraph(draft)
  const steps = new Map(nodes.map(node => [node.id, node]))
  const ids = new Set([...chosen].filter(id => steps.has(id)))
  const named = (these: Iterable<string>) =>
    listed([...new Set(these)].map(id => steps.get(id)?.name ?? id))
  if (ids.size === 0) return { reason: 'Select the steps that are to become a sub-flow.' }
  const within = [...ids].flatMap(id => steps.get(id) ?? [])
  if (within.some(({ type }) => type === 'welcome'))
    return {
      reason: 'The welcome stays in the bot: every conversation begins there. Leave it out.',
    }
  const jumps = nodes.flatMap(({ id, jumpsTo }) =>
    jumpsTo ? [{ source: id, target: jumpsTo }] : [],
  )
  const ways = [...edges, ...jumps].filter(
    ({ source, target }) => steps.has(source) && steps.has(target),
  )
  const entered = new Set(
    ways.flatMap(({ source, target }) => (!ids.has(source) && ids.has(target) ? [target] : [])),
  )
  if (start !== undefined && ids.has(start)) entered.add(start)
  if (entered.size === 0) {
    const led = new Set(ways.flatMap(({ source, target }) => (ids.has(source) ? [target] : [])))
    for (const id of ids) if (!led.has(id)) entered.add(id)
  }
  const [entry] = entered
  if (entry === undefined)
    return { reason: 'These steps lead in a circle, and none of them comes first.' }
  if (entered.size > 1)
    return {
      reason: `A sub-flow is entered at one step, and these are entered at ${entered.size}: ${named(entered)}. Select fewer steps, or what comes before as well.`,
    }
  const left = ways.filter(({ source, target }) => ids.has(source) && !ids.has(target))
  const next = new Set(left.map(({ target }) => target))
  if (next.size > 1)
    return {
      reason: `A sub-flow goes on by one way, and these lead to ${next.size} steps: ${named(next)}. Select those as well, or fewer.`,
    }
  const jumping = within.filter(({ jumpsTo }) => jumpsTo !== undefined && !ids.has(jumpsTo))
  if (jumping.length > 0)
    return {
      reason: `A step inside cannot jump out: ${named(jumping.map(({ id }) => id))}. Draw a way in its place.`,
    }
  return { ids, entry, next: [...next][0], ends: within.filter(endsHere).map(({ name }) => name) }
}

/** No way at all leads on from it. */
const endsHere = ({ exits, jumpsTo, type }: GraphNode) =>
  type !== 'return' && jumpsTo === undefined && exits.every(({ target }) => target === undefined)

function listed(names: readonly string[]): string {
  const quoted = names.slice(0, 5).map(name => `“${name}”`)
  if (names.length > 5) return `${quoted.join(', ')} and ${names.length - 5} more`
  return quoted.length < 2
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`
}
