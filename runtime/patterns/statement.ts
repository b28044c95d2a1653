import { assign, emit, setup } from 'xstate'
import type { Content } from '../node/content.js'
import type { NodeEmitted, NodeInput, NodeMachine, NodeProblem } from '../node/contract.js'
import { blocked, drawable } from './blocked-content.js'
import { first, nth } from './reporting.js'
import type { NodeTypes, WithInput } from './types.js'

interface Context<Data> extends WithInput<Data> {
  /** How many contents there are to say, and how many have been said. */
  readonly all: number
  readonly said: number
  /** Those that have not been reported yet. */
  readonly problems: readonly NodeProblem[]
}

/**
 * A node that says things, one after the other with a typing pause before each, and goes on. `contents` is asked anew
 * for each, so that a text shows what has been stored while the bot was typing; how many there are must not change.
 * `last` is emitted when all is said.
 */
export function statement<Data>(
  contents: (input: NodeInput<Data>) => readonly Content[],
  last?: NodeEmitted,
): NodeMachine {
  return setup({
    types: {} as NodeTypes<Context<Data>> & { input: NodeInput<Data> },
    actions: {
      reportProblem: emit(({ context }) => first(context.problems)),
      dropProblem: assign({ problems: ({ context }) => context.problems.slice(1) }),
      startTyping: emit({ type: 'node.typing' }),
      say: emit(({ context: { input, said } }) => ({
        type: 'node.say',
        content: nth(drawable(contents(input)), said),
      })),
      count: assign({ said: ({ context }) => context.said + 1 }),
    },
    delays: { typingDelay: ({ context }) => context.input.env.typingDelay },
    guards: {
      hasProblem: ({ context }) => context.problems.length > 0,
      hasSomethingToSay: ({ context }) => context.all > 0,
      isLast: ({ context }) => context.said + 1 === context.all,
    },
  }).createMachine({
    context({ input }) {
      const all = contents(input)
      return { input, all: drawable(all).length, said: 0, problems: blocked(all, input.nodeId) }
    },
    initial: 'choosing',
    states: {
      choosing: {
        always: [
          { guard: 'hasProblem', actions: ['reportProblem', 'dropProblem'] },
          { guard: 'hasSomethingToSay', target: 'typing' },
          { target: 'left' },
        ],
      },
      typing: {
        entry: 'startTyping',
        after: {
          typingDelay: [
            { guard: 'isLast', target: 'left', actions: 'say' },
            { target: 'typing', reenter: true, actions: ['say', 'count'] },
          ],
        },
      },
      left: { type: 'final', ...(last && { entry: emit(last) }) },
    },
    output: { handle: null },
  })
}
