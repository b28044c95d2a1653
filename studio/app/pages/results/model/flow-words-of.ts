import { firstWords, flowGraph, kindOfStep, momentInWords, questionsIn } from 'talkgraph/builder'
import type { FlowWords } from './flow-words.js'

/** What the steps of a bot file are called: by what they say, or else by what they are; and their exits, as the builder has them. */
export function flowWordsOf(flow: unknown): FlowWords {
  const { nodes } = flowGraph(flow)
  const exits = new Map(nodes.map(node => [node.id, node.exits]))
  const questions = questionsIn(flow)
  const names = new Map(stepsIn(flow).map(step => [step.id, nameOf(step)]))
  return {
    name: nodeId => names.get(nodeId),
    question: key => questions.get(key),
    inWords: text => momentInWords(text, 'en'),
    exit: (source, sourceHandle) =>
      exits
        .get(source)
        ?.find(exit => exit.handle !== null && plain(exit.sourceHandle) === plain(sourceHandle))
        ?.title,
  }
}

function nameOf(step: Parameters<typeof firstWords>[0]): string {
  const words = firstWords(step)
  // A number alone, such as how long a pause is, says nothing by itself.
  return /\p{L}/u.test(words) ? words : kindOfStep(step.type)
}

/** An edge without a handle begins at the plain exit, as one with the handle `source` does. */
const plain = (handle: string | null | undefined) => (handle === 'source' ? '' : (handle ?? ''))

function stepsIn(flow: unknown) {
  const [first] = listIn(flow, 'elements')
  return listIn(first, 'nodes').flatMap(node => {
    const [id, type, data] = ['id', 'type', 'data'].map(name => field(node, name))
    return typeof id === 'string' &&
      typeof type === 'string' &&
      typeof data === 'object' &&
      data !== null
      ? [{ id, type, data: { ...data } }]
      : []
  })
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined

function listIn(value: unknown, name: string): readonly unknown[] {
  const list = field(value, name)
  return Array.isArray(list) ? list : []
}
