import { enqueueActions, setup } from 'xstate'
import type { NodeInput, NodeMachine, NodeOutput } from '../node/contract.js'
import { type Decide, decides } from '../node/decision.js'
import type { ProblemCode } from '../node/problem.js'
import type { NodeTypes, WithInput } from './types.js'

interface Context<Data> extends WithInput<Data> {
  readonly output: NodeOutput
  readonly problems: readonly { code: ProblemCode; message: string }[]
}

/** A node that computes its way out at once and shows nothing. */
export function instant<Data>(decide: Decide<Data>): NodeMachine {
  const machine = setup({
    types: {} as NodeTypes<Context<Data>> & { input: NodeInput<Data> },
    actions: {
      reportProblems: enqueueActions(({ context, enqueue }) => {
        for (const problem of context.problems) enqueue.emit({ type: 'node.problem', ...problem })
      }),
    },
  }).createMachine({
    context({ input }) {
      const problems: { code: ProblemCode; message: string }[] = []
      const output = decide(input, (code, message) => problems.push({ code, message }))
      return { input, output, problems }
    },
    initial: 'left',
    states: { left: { entry: 'reportProblems', type: 'final' } },
    output: ({ context }) => context.output,
  })
  return decides(machine, decide)
}
