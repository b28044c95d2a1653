import type { InferOutput } from 'valibot'
import { emit, setup } from 'xstate'
import { fields } from '../../bot/fields.js'
import type { NodeInput } from '../../node/contract.js'
import { defineNode } from '../../node/define-node.js'
import type { NodeTypes, WithInput } from '../../patterns/types.js'
import { number } from '../../patterns/value-fields.js'

/** Decision 103: delay-node. The delay is in seconds. */
export const delaySchema = fields({ delay: number() })

type Data = InferOutput<typeof delaySchema>

/** What setTimeout can hold: more would come due at once. */
const longestDelay = 2 ** 31 - 1

/** Goes on after its delay (decision 104), which makes no loop a runaway (decision 14); at once without one. */
const delayMachine = () =>
  setup({
    types: {} as NodeTypes<WithInput<Data>> & { input: NodeInput<Data> },
    actions: { rest: emit({ type: 'node.rest' }) },
    delays: { delay: ({ context }) => toMilliseconds(context.input.data.delay) },
    guards: { hasDelay: ({ context }) => toMilliseconds(context.input.data.delay) > 0 },
  }).createMachine({
    context: ({ input }) => ({ input }),
    initial: 'choosing',
    states: {
      choosing: { always: [{ guard: 'hasDelay', target: 'waiting' }, { target: 'left' }] },
      waiting: { after: { delay: { target: 'left', actions: 'rest' } } },
      left: { type: 'final' },
    },
    output: { handle: null },
  })

export const delay = defineNode({
  type: 'delay',
  schema: delaySchema,
  machine: delayMachine,
})

function toMilliseconds(seconds: number): number {
  return Math.min(Math.max(0, Math.round(seconds * 1000)), longestDelay)
}
