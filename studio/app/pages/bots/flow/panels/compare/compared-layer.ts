import { type Draft, nameOfField } from 'talkgraph/builder'
import { counted } from '../../drawing/clipboard/counted.js'
import { createPlaces, freePlace, type Places } from '../../model/graph/places.js'
import { type DraftFlow, readFlow } from '../../model/graph/read-graph.js'
import { exitKey, type Gone, type Layer, type Mark } from '../../model/layer/layer.js'
import type { Difference, StepDifference, WayDifference } from './compare.js'

/** What differs, as a layer over the newer of two bots: what it no longer has is drawn where it stood. */
export function comparedLayer(
  differences: readonly Difference[],
  before: Draft,
  after: Draft,
  places: Places,
  nameOfBefore: string,
): Layer {
  const steps = new Map<string, Mark>()
  const exits = new Map<string, Mark>()
  const gone = new Set<string>()
  for (const difference of differences) {
    if (difference.kind === 'step') {
      if (difference.became === 'removed') gone.add(difference.nodeId)
      else steps.set(difference.nodeId, stepMark(difference, nameOfBefore))
    } else if (difference.kind === 'way')
      exits.set(
        exitKey(difference.nodeId, difference.sourceHandle),
        wayMark(difference, nameOfBefore),
      )
  }
  return {
    steps,
    exits,
    gone: goneOf(gone, differences, readFlow(before), readFlow(after), places, nameOfBefore),
  }
}

function stepMark(
  { became, fields, kindBefore, type }: StepDifference,
  nameOfBefore: string,
): Mark {
  if (became === 'added')
    return { tone: 'good', short: '+ New', words: `New since ${nameOfBefore}` }
  const names = [
    ...(kindBefore === null ? [] : ['Kind']),
    ...new Set(fields.map(({ path }) => nameOfField(type, path.join('.')))),
  ]
  const words = names.length > 4 ? counted(names.length, 'field') : names.join(', ')
  return {
    tone: 'accent',
    short: `≠ ${names.length}`,
    words: `Changed since ${nameOfBefore}: ${words}`,
  }
}

const waySigns = { added: '+', removed: '−', changed: '≠' } as const
const wayTones = { added: 'good', removed: 'bad', changed: 'accent' } as const

function wayMark({ became, toBefore }: WayDifference, nameOfBefore: string): Mark {
  const words =
    became === 'added'
      ? `This way is new since ${nameOfBefore}`
      : became === 'removed'
        ? `In ${nameOfBefore} this went to “${toBefore}”`
        : `This way went to “${toBefore}” in ${nameOfBefore}`
  return { tone: wayTones[became], short: waySigns[became], words }
}

function goneOf(
  ids: ReadonlySet<string>,
  differences: readonly Difference[],
  old: DraftFlow,
  now: DraftFlow,
  places: Places,
  nameOfBefore: string,
): Gone {
  const stood = createPlaces().of(old)
  const steps = new Map([...old.steps].filter(([id]) => ids.has(id)))
  const at = new Map(
    [...steps.values()].map(step => {
      const place = stood.get(step.id) ?? { x: 0, y: 0 }
      // Another step may stand there by now; one would hide the other.
      return [
        step.id,
        now.steps.size <= mostMoved ? freePlace(now, places, place, step.height) : place,
      ]
    }),
  )
  const waysBefore = differences.flatMap(difference =>
    difference.kind === 'way' && difference.before ? difference.before.id : [],
  )
  const known = new Set(waysBefore)
  const ways = old.edges.filter(({ id, source }) => known.has(id) || ids.has(source))
  return {
    heading: `Only in ${nameOfBefore}`,
    mark: { tone: 'bad', short: '− Gone', words: `Gone since ${nameOfBefore}` },
    steps,
    places: at,
    ways,
  }
}

/** Up to so many steps it is looked for room for each that is gone. */
const mostMoved = 400
