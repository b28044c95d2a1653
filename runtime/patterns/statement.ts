import { assign, enqueueActions, setup } from 'xstate'
import type { Content } from '../node/content.js'
import type { NodeEmitted, NodeInput, NodeMachine } from '../node/contract.js'
import { isDrawable } from '../node/drawable.js'
import { type Saying, says } from '../node/saying.js'
import { hasBlockedCaptions, withoutBlockedCaptions } from './captions.js'
import type { NodeTypes, WithInput } from './types.js'

interface Context<Data> extends WithInput<Data> {
  readonly said: number
}

/**
 * A node that says things, one after the other with a typing pause before each, and goes on. `contents` is asked anew
 * for each, so that a text shows what has been stored while the bot was typing. `last` is emitted when all is said.
 */
export function statement<Data>(
  contents: (input: NodeInput<Data>) => readonly Content[],
  last?: NodeEmitted,
): NodeMachine {
  const toSay: Saying<Data>['toSay'] = (input, report) => {
    const all = contents(input)
    if (report) blocked(all, input.nodeId).forEach(report)
    return all.filter(isDrawable).map(withoutBlockedCaptions)
  }

  const machine = setup({
    types: {} as NodeTypes<Context<Data>> & { input: NodeInput<Data> },
    actions: {
      reportBlocked: enqueueActions(({ context, enqueue }) => {
        toSay(context.input, problem => enqueue.emit(problem))
      }),
      startTyping: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'node.typing' })),
      say: enqueueActions(({ context, enqueue }) => {
        const content = toSay(context.input)[context.said]
        if (content) enqueue.emit({ type: 'node.say', content })
      }),
      emitLast: enqueueActions(({ enqueue }) => {
        if (last) enqueue.emit(last)
      }),
      count: assign({ said: ({ context }) => context.said + 1 }),
    },
    delays: { typingDelay: ({ context }) => context.input.env.typingDelay },
    guards: { hasMoreToSay: ({ context }) => context.said < toSay(context.input).length },
  }).createMachine({
    context: ({ input }) => ({ input, said: 0 }),
    entry: 'reportBlocked',
    initial: 'choosing',
    states: {
      choosing: { always: [{ guard: 'hasMoreToSay', target: 'typing' }, { target: 'left' }] },
      typing: {
        entry: 'startTyping',
        after: { typingDelay: { target: 'choosing', actions: ['say', 'count'] } },
      },
      left: { entry: 'emitLast', type: 'final' },
    },
    output: { handle: null },
  })
  return says(machine, { toSay, last })
}

/** The problems of contents that may not be shown. */
export function blocked(contents: readonly Content[], nodeId: string) {
  return contents
    .flatMap(content => {
      if (!isDrawable(content)) return [content.kind]
      return hasBlockedCaptions(content) ? [`${content.kind} captions file`] : []
    })
    .map(what => ({
      type: 'node.problem' as const,
      code: 'BLOCKED_CONTENT' as const,
      message: `The ${what} of the step "${nodeId}" has an address that is not allowed and is not shown. Use http or https.`,
    }))
}
