import { setup } from 'xstate'
import type { NodeInput, NodeMachine, NodeOutput } from '../node/contract.js'
import type { Report } from '../validate/report.js'
import { collectProblems } from './reporting.js'
import type { NodeTypes } from './types.js'

/** Computes how a node is left, at once and from nothing but what it is given. */
export type Decide<Data> = (input: NodeInput<Data>, report: Report) => NodeOutput

interface Context {
  readonly output: NodeOutput
}

/** A node that computes its way out at once and shows nothing. */
export function instant<Data>(decide: Decide<Data>): NodeMachine {
  return setup({
    types: {} as NodeTypes<Context> & { input: NodeInput<Data> },
  }).createMachine({
    context({ input }) {
      const { problems, report } = collectProblems()
      const output = decide(input, report)
      return { output: problems.length > 0 ? { ...output, problems } : output }
    },
    initial: 'left',
    states: { left: { type: 'final' } },
    output: ({ context }) => context.output,
  })
}
