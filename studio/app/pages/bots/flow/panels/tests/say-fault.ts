import type { Difference, Fault } from 'talkgraph/testing'
import { counted } from '#text/counted.js'
import type { DraftFlow } from '../../model/graph/read-graph.js'
import { nameOfNode } from './drawn-step.js'

/** What was expected, and what came, each as a person reads it. */
export interface SaidFault {
  readonly expected: string
  readonly came: string
}

const ends: Readonly<Record<string, string>> = {
  'no-next-node': 'The conversation ends',
  waiting: 'The conversation waits for an answer',
  problem: 'The conversation stops with a problem',
}

/** A fault of a test in words. */
export function sayFault({ about, name, expected, came }: Fault, flow: DraftFlow): SaidFault {
  switch (about) {
    case 'visited':
      return {
        expected: `Goes to “${nameIn(flow, expected)}”`,
        came: came === null ? 'It goes nowhere' : `Goes to “${nameIn(flow, came)}”`,
      }
    case 'says':
      return {
        expected: `Says “${String(expected)}”`,
        came: came === null ? 'It says nothing more' : `Says “${String(came)}”`,
      }
    case 'variable':
      return {
        expected: `${name} is ${quoted(expected)}`,
        came: came === null ? `${name} is empty` : `${name} is ${quoted(came)}`,
      }
    case 'ended':
      return {
        expected: ends[String(expected)] ?? String(expected),
        came: ends[String(came)] ?? String(came),
      }
    case 'problems':
      return { expected: codesIn(expected), came: codesIn(came) }
    case 'answers':
      return {
        expected: 'Asks for all answers',
        came: `${counted(Number(expected), 'answer')} nobody asked for`,
      }
  }
}

/** How a replay went another way than the conversation, in a sentence. */
export function sayDifference({ about, name, was, came }: Difference, flow: DraftFlow): string {
  switch (about) {
    case 'visited':
      return `The conversation went to “${nameIn(flow, was)}”, the replay ${came === null ? 'ends before' : `goes to “${nameIn(flow, came)}”`}.`
    case 'says':
      return `The bot said “${String(was)}”, in the replay ${came === null ? 'it says nothing more' : `“${String(came)}”`}.`
    case 'variable':
      return `${name} was ${quoted(was)}, in the replay it is ${came === null ? 'empty' : quoted(came)}.`
    case 'answers':
      return `${counted(Number(was), 'answer')} of the conversation are not asked for in the replay.`
  }
}

const nameIn = (flow: DraftFlow, id: unknown) => nameOfNode(flow, String(id))
const quoted = (value: unknown) =>
  typeof value === 'string' ? `“${value}”` : JSON.stringify(value)
const codesIn = (codes: unknown) =>
  Array.isArray(codes) && codes.length > 0 ? `Problems: ${codes.join(', ')}` : 'No problems'
