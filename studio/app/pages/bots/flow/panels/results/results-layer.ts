import type { FlowResults, StepResults } from '#api/records.js'
import type { DraftFlow } from '../../model/graph/read-graph.js'
import { stepOutside } from '../../model/graph/step-outside.js'
import { exitKey, type Layer, type Mark } from '../../model/layer/layer.js'
import { figure, lasting, leastForShare, share, shareInWords } from './figures.js'
import type { Measure } from './measures.js'
import { waysOn } from './ways-on.js'

/** Where the conversations are that a mark counts. */
export interface MarkLinks {
  left(nodeId: string): string
  passed(nodeId: string): string
}

/** From which part on a loss is a large one. */
const largeLoss = 0.2
/** From how many milliseconds on a step takes long. */
const long = 60_000

/** What conversations did, as marks on the flow that is drawn. */
export function resultsLayer(
  { steps }: Pick<FlowResults, 'steps'>,
  flow: DraftFlow,
  measure: Measure,
  links: MarkLinks,
): Layer {
  const marks = new Map<string, Mark>()
  const exits = new Map<string, Mark>()
  const waysOf = waysOn(flow)
  const most = Math.max(1, ...steps.map(({ came }) => came))
  for (const counts of steps) {
    const drawn = flow.steps.get(counts.nodeId)
    if (!drawn) continue
    const mark = markOf[measure](counts, links)
    if (mark) marks.set(counts.nodeId, mark)
    if (measure !== 'passed' || counts.came === 0) continue
    for (const { exits: sharing, count } of waysOf(drawn, counts)) {
      const isShared = sharing.length > 1
      for (const { sourceHandle } of sharing)
        exits.set(exitKey(counts.nodeId, sourceHandle), {
          tone: 'accent',
          short: `${shareOf(count, counts.came)}${isShared ? ' in all' : ''}`,
          words: `${figure(count)} of ${figure(counts.came)} went on ${isShared ? 'by the way that several exits share' : 'here'}: ${shareInWords(count, counts.came)}`,
          part: count / most,
        })
    }
  }
  return { steps: marks, exits }
}

/** The steps that conversations came by and that are not drawn. */
export const goneSteps = ({ steps }: Pick<FlowResults, 'steps'>, flow: DraftFlow): number =>
  steps.filter(
    ({ nodeId, came }) =>
      came > 0 &&
      !flow.steps.has(nodeId) &&
      stepOutside(nodeId, id => flow.steps.has(id)) === nodeId,
  ).length

/** Few are told by their count, too: it is all that there is to say. */
const shareOf = (count: number, all: number) =>
  all < leastForShare ? `${figure(count)} · too few` : share(count, all)

type MarkOf = (counts: StepResults, links: MarkLinks) => Mark | undefined

const markOf: Readonly<Record<Measure, MarkOf>> = {
  passed: ({ nodeId, came }, links) =>
    came === 0
      ? undefined
      : {
          tone: 'neutral',
          short: figure(came),
          words: `${figure(came)} came by`,
          href: links.passed(nodeId),
        },
  left: ({ nodeId, came, left, ended }, links) => {
    if (left === 0 && ended === 0) return undefined
    const end = ended === 0 ? '' : `${figure(ended)} came to their end here`
    if (left === 0) return { tone: 'good', short: `${figure(ended)} ended`, words: end }
    const isLarge = came >= leastForShare && left / came >= largeLoss
    return {
      tone: isLarge ? 'bad' : 'warn',
      short: `${figure(left)} left · ${share(left, came)}`,
      words: [`${figure(left)} of ${figure(came)} left here: ${shareInWords(left, came)}`, end]
        .filter(Boolean)
        .join('. '),
      href: links.left(nodeId),
    }
  },
  time: ({ stays: { measured, median } }) => {
    if (median === null) return undefined
    const isEnough = measured >= leastForShare
    return {
      tone: isEnough && median >= long ? 'warn' : 'neutral',
      short: isEnough ? lasting(median) : 'too few',
      words: isEnough
        ? `Half of ${figure(measured)} stayed at most ${lasting(median)}, about`
        : `${figure(measured)} were measured: too few to tell a time`,
    }
  },
  calls: ({ calls: { made, failed } }) =>
    made === 0
      ? undefined
      : failed === 0
        ? { tone: 'good', short: 'no errors', words: `Of ${figure(made)} calls none failed` }
        : {
            tone: 'bad',
            short: `${figure(failed)} failed · ${share(failed, made)}`,
            words: `${figure(failed)} of ${figure(made)} calls failed: ${shareInWords(failed, made)}`,
          },
}
