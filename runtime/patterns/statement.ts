import { assign, emit, enqueueActions, setup } from 'xstate'
import type { Content } from '../node/content.js'
import type { NodeInput, NodeMachine } from '../node/contract.js'
import type { NodeTypes, WithInput } from './types.js'

interface Context<Data> extends WithInput<Data> {
  readonly said: number
}

/**
 * A node that says things, one after the other with a typing pause before each, and goes on. `contents` is asked anew
 * for each, so that a text shows what has been stored while the bot was typing.
 */
export function statement<Data>(contents: (input: NodeInput<Data>) => readonly Content[]): NodeMachine {
  return setup({
    types: {} as NodeTypes<Context<Data>> & { input: NodeInput<Data> },
    actions: {
      startTyping: emit({ type: 'node.typing' }),
      say: enqueueActions(({ context, enqueue }) => {
        const content = contents(context.input)[context.said]
        if (content) enqueue.emit({ type: 'node.say', content })
      }),
      count: assign({ said: ({ context }) => context.said + 1 }),
    },
    delays: { typingDelay: ({ context }) => context.input.env.typingDelay },
    guards: { hasMoreToSay: ({ context }) => context.said < contents(context.input).length },
  }).createMachine({
    context: ({ input }) => ({ input, said: 0 }),
    initial: 'choosing',
    states: {
      choosing: { always: [{ guard: 'hasMoreToSay', target: 'typing' }, { target: 'left' }] },
      typing: {
        entry: 'startTyping',
        after: { typingDelay: { target: 'choosing', actions: ['say', 'count'] } },
      },
      left: { type: 'final' },
    },
    output: { handle: null },
  })
}
