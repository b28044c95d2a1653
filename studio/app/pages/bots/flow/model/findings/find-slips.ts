import {
  type BotEdge,
  BotError,
  type Draft,
  type Finding,
  flowGraph,
  lintBot,
} from 'talkgraph/builder'
import { lookRules } from 'talkgraph/themes'
import { stepOutside } from '../graph/step-outside.js'

/** A finding with its place in words. */
export interface PlacedFinding extends Finding {
  /** `<kind>: <its first words>`; undefined for what is about no step. */
  readonly stepName?: string
}

/** The step of the flow itself that what is found inside a sub-flow belongs to. */
const outerStep = (nodeId: string | undefined, names: ReadonlyMap<string, string>) =>
  nodeId === undefined || names.has(nodeId) ? nodeId : stepOutside(nodeId, id => names.has(id))

/** Everything that lint finds in a draft, errors first; a finding about an edge is placed at the step where that begins. */
export function findSlips(draft: Draft): readonly PlacedFinding[] {
  const found = lintBot(draft, { rules: lookRules })
  const names = found.length > 0 ? namesOf(draft) : new Map<string, string>()
  const sources = new Map(draft.elements[0].edges.map((edge: BotEdge) => [edge.id, edge.source]))
  const placed = found.map((finding): PlacedFinding => {
    const nodeId = outerStep(finding.nodeId, names) ?? sources.get(finding.edgeId)
    const stepName = nodeId === undefined ? undefined : names.get(nodeId)
    return {
      ...finding,
      ...(nodeId !== undefined && { nodeId }),
      stepName,
    }
  })
  const isError = ({ severity }: Finding) => severity === 'error'
  return [...placed.filter(isError), ...placed.filter(finding => !isError(finding))]
}

function namesOf(draft: Draft): ReadonlyMap<string, string> {
  try {
    return new Map(flowGraph(draft).nodes.map(({ id, name }) => [id, name]))
  } catch (error) {
    if (error instanceof BotError) return new Map()
    throw error
  }
}
