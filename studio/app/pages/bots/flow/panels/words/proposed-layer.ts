import { nameOfField } from 'talkgraph/builder'
import { counted } from '../../drawing/clipboard/counted.js'
import type { Places } from '../../model/graph/places.js'
import type { DraftFlow } from '../../model/graph/read-graph.js'
import { exitKey, type Layer, type Mark } from '../../model/layer/layer.js'
import type { Difference, StepDifference, WayDifference } from '../compare/compare.js'

/** What is proposed, as a layer over the draft: new steps and ways are drawn where they would stand. */
export function proposedLayer(
  differences: readonly Difference[],
  target: DraftFlow,
  places: Places,
): Layer {
  const steps = new Map<string, Mark>()
  const exits = new Map<string, Mark>()
  const added = new Set<string>()
  const ways = new Set<string>()
  for (const difference of differences) {
    if (difference.kind === 'step') {
      if (difference.became === 'added') added.add(difference.nodeId)
      else steps.set(difference.nodeId, stepMark(difference))
    } else if (difference.kind === 'way') {
      exits.set(exitKey(difference.nodeId, difference.sourceHandle), wayMark(difference))
      if (difference.after) ways.add(difference.after.id)
    }
  }
  return {
    steps,
    exits,
    gone: {
      isNew: true,
      heading: 'Proposed',
      mark: { tone: 'good', short: '+ New', words: 'Proposed: a new step' },
      steps: new Map([...target.steps].filter(([id]) => added.has(id))),
      places,
      ways: target.edges.filter(({ id, source }) => ways.has(id) || added.has(source)),
    },
  }
}

function stepMark({ became, fields, kindBefore, type }: StepDifference): Mark {
  if (became === 'removed') return { tone: 'bad', short: '− Goes', words: 'Proposed: it goes away' }
  const names = [
    ...(kindBefore === null ? [] : ['Kind']),
    ...new Set(fields.map(({ path }) => nameOfField(type, path.join('.')))),
  ]
  const words = names.length > 4 ? counted(names.length, 'field') : names.join(', ')
  return { tone: 'accent', short: `≠ ${names.length}`, words: `Proposed: another ${words}` }
}

const signs = { added: '+', removed: '−', changed: '≠' } as const
const tones = { added: 'good', removed: 'bad', changed: 'accent' } as const

const wayMark = ({ became, toAfter }: WayDifference): Mark => ({
  tone: tones[became],
  short: signs[became],
  words:
    became === 'removed'
      ? 'Proposed: this way goes away'
      : `Proposed: this way leads to “${toAfter}”`,
})
