import {
  type BotFile,
  type Change,
  type Draft,
  nameOfStep,
  toldBesides,
  toldSteps,
  typeOfStep,
} from 'talkgraph/builder'

/** One thing that an import tells, and how it is taken away once somebody has seen to it. */
export interface Told {
  readonly key: string
  readonly kind: 'loss' | 'none' | 'beside'
  /** What the other product calls it. */
  readonly what: string
  readonly reason: string
  /** The step at which it is told, and what that is called. */
  readonly nodeId?: string
  readonly stepName?: string
  readonly seen: readonly Change[]
}

/** Everything that an import still tells of a draft: of its steps in their order, of its sub-flows, and of the rest. */
export function toldOfImport(draft: Draft): readonly Told[] {
  const { steps } = toldSteps({ imported: recordIn(draft.imported) })
  const own = draft.elements[0].nodes.flatMap((node): Told[] => {
    const told = steps.get(node.id)
    if (!told || told.reason === '') return []
    return [
      {
        key: node.id,
        kind: told.kind,
        what: told.type,
        reason: told.reason,
        nodeId: node.id,
        stepName: nameOfStep({ id: node.id, type: typeOfStep(node), data: node.data }),
        seen: [{ op: 'bot', path: ['imported', 'told', node.id] }],
      },
    ]
  })
  const besides = [...toldBesides({ imported: recordIn(draft.imported) })].map(
    ([name, { part, reason }]): Told => ({
      key: `beside ${name}`,
      kind: 'beside',
      what: part,
      reason,
      seen: [{ op: 'bot', path: ['imported', 'besides', name] }],
    }),
  )
  return [...own, ...inSubFlows(draft), ...besides]
}

function inSubFlows(draft: Draft): Told[] {
  const played = new Map(
    draft.elements[0].nodes.flatMap(({ id, data: { subFlowId } }) =>
      typeof subFlowId === 'string' ? [[subFlowId, id] as const] : [],
    ),
  )
  return Object.entries(recordIn(draft.subFlows) ?? {}).flatMap(([id, file]) => {
    const nodeId = played.get(id)
    const flow = recordIn(file)
    const imported = recordIn(flow?.imported)
    if (nodeId === undefined || !flow || !imported) return []
    return [...toldSteps({ imported }).steps].map(([inner, { kind, type, reason }]): Told => {
      const { [inner]: _, ...left }: Readonly<Record<string, unknown>> =
        recordIn(imported.told) ?? {}
      return {
        key: `${id} ${inner}`,
        kind,
        what: type,
        reason,
        nodeId,
        stepName: `In the sub-flow “${String(flow.name ?? id).slice(0, 60)}”`,
        seen: [
          {
            op: 'bot',
            path: ['subFlows', id],
            value: { ...flow, imported: { ...imported, told: left } },
          },
        ],
      }
    })
  })
}

const recordIn = (value: unknown): BotFile['imported'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
