import { assign, emit, setup } from 'xstate'
import type { NodeInput, NodeMachine, NodeOutput } from '../node/contract.js'
import type { Report } from '../validate/report.js'
import { collectProblems, first } from './reporting.js'
import type { NodeProblem, NodeTypes } from './types.js'

/** Computes how a node is left, at once and from nothing but what it is given. */
export type Decide<Data> = (input: NodeInput<Data>, report: Report) => NodeOutput

interface Context {
  readonly output: NodeOutput
  /** Those that have not been reported yet. */
  readonly problems: readonly NodeProblem[]
}

/** A node that computes its way out at once and shows nothing. */
export function instant<Data>(decide: Decide<Data>): NodeMachine {
  return setup({
    types: {} as NodeTypes<Context> & { input: NodeInput<Data> },
    actions: {
      reportProblem: emit(({ context }) => first(context.problems)),
      dropProblem: assign({ problems: ({ context }) => context.problems.slice(1) }),
    },
    guards: { hasProblem: ({ context }) => context.problems.length > 0 },
  }).createMachine({
    context({ input }) {
      const { problems, report } = collectProblems()
      return { output: decide(input, report), problems }
    },
    initial: 'deciding',
    states: {
      deciding: {
        always: [{ guard: 'hasProblem', actions: ['reportProblem', 'dropProblem'] }, { target: 'left' }],
      },
      left: { type: 'final' },
    },
    output: ({ context }) => context.output,
  })
}
