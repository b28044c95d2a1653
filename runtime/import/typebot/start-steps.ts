import type { FlowEdge, FlowStep } from './import-flow.js'
import type { SizedGroup } from './lay-out.js'
import type { Names } from './names.js'
import { startId } from './place-blocks.js'
import type { Typebot } from './typebot.schema.js'

/** How a bot begins: a step that says nothing, then the values that its variables have from the start. */
export function startSteps(
  file: Typebot,
  names: Names,
  {
    target,
    freeId,
  }: { readonly target: string | undefined; readonly freeId: (wanted: string) => string },
): {
  readonly steps: readonly Omit<FlowStep, 'position'>[]
  readonly edges: readonly FlowEdge[]
  readonly group: SizedGroup
} {
  const values = file.variables.flatMap(({ id, value }) => {
    const name = names.byId(id)
    return name === '' ? [] : entriesOf(value).map(data => ({ name, ...data }))
  })
  const steps = [
    { id: startId, type: 'welcome', data: { text: '' } },
    ...values.map(data => ({ id: freeId(`${startId}-${data.name}`), type: 'variable', data })),
  ]
  const edges = steps.flatMap(({ id }, index): FlowEdge[] => {
    const next = steps[index + 1]?.id ?? target
    return next === undefined ? [] : [{ id: `${id}-way`, source: id, target: next }]
  })
  const group = { id: '', title: '', blocks: [], graphCoordinates: placeOf(file) }
  return {
    steps,
    edges,
    group: { group, steps: steps.map(({ id }) => ({ id, exits: 1, hasPicture: false })) },
  }
}

function entriesOf(value: unknown): { value: string; operation?: 'append' }[] {
  if (Array.isArray(value))
    return value
      .filter(entry => typeof entry === 'string')
      .map(entry => ({ value: entry, operation: 'append' }))
  return typeof value === 'string' && value !== '' ? [{ value }] : []
}

/** Where Typebot has its start. */
function placeOf({ events, groups }: Typebot) {
  const event = events.find(({ type }) => type === 'start')
  const group = groups.find(({ blocks }) => blocks.some(({ type }) => type === 'start'))
  return (event ?? group)?.graphCoordinates ?? { x: 0, y: 0 }
}
