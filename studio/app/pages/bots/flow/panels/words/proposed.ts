import { applyOperations, type Draft, nameOfField, nameOfStep, typeOfStep } from 'talkgraph/builder'
import { languageName } from '#text/language-name.js'
import { compareBots, type Difference } from '../compare/compare.js'
import type { ValueDifference } from '../compare/value-differences.js'

/** What is proposed: the draft that it stands on, the draft that it leads to, and what differs. */
export interface Proposed {
  readonly base: Draft
  readonly target: Draft
  readonly differences: readonly Difference[]
}

/** Reads a proposal's changes on the draft that they stand on. What does not fit there is left out. */
export function readProposed(
  base: Draft,
  changes: readonly Readonly<Record<string, unknown>>[],
): Proposed {
  const operations = changes.map((change, place) => ({ ...change, id: `proposed-${place}` }))
  const target = applyOperations(base, operations).draft
  return {
    base,
    target,
    differences: compareBots(base, target).flatMap(difference =>
      difference.kind === 'value' && difference.part === 'languages'
        ? translationsOf(difference, target)
        : difference,
    ),
  }
}

/** The translations of a language step by step. */
function translationsOf(language: ValueDifference, target: Draft): readonly ValueDifference[] {
  const [before, after] = [record(language.before), record(language.after)]
  const nodes = new Map(target.elements[0].nodes.map(node => [node.id, node]))
  return Object.keys(after)
    .filter(nodeId => JSON.stringify(before[nodeId]) !== JSON.stringify(after[nodeId]))
    .map(nodeId => {
      const node = nodes.get(nodeId)
      const name = node ? nameOfStep({ type: typeOfStep(node), data: node.data }) : 'Looks'
      const path = [...language.path, nodeId]
      return {
        ...language,
        key: `value ${path.join(' ')}`,
        became: before[nodeId] === undefined ? 'added' : 'changed',
        path,
        title: `${languageName(language.path.at(-1) ?? '')}: ${name}`,
        before: before[nodeId],
        after: after[nodeId],
      }
    })
}

/** What a translated text of a step is called. */
export function titleOfText(target: Draft, nodeId: string | undefined, field: string): string {
  const node = target.elements[0].nodes.find(({ id }) => id === nodeId)
  return node ? nameOfField(typeOfStep(node), field) : field
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
