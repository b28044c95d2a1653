import { expect, test } from 'vitest'
import type { AnswerInput, NodeDefinition } from '../../runtime/index.js'
import { playNode } from '../../runtime/testing/index.js'

/** An answer, what is recorded of it, and the exit that it leads to. */
export type Pick = readonly [answer: AnswerInput, value: string | number, handle: string | null]

/** Tests a node that asks 700 ms after its start, records one of a few answers as the variable `it`, and is locked then. */
export function testPicks(
  definition: NodeDefinition,
  data: object,
  cases: {
    readonly picks: readonly Pick[]
    /** Given while it is locked. */
    readonly late: AnswerInput
    readonly wrong: readonly AnswerInput[]
    /** Which of the prompt's options a pick is. */
    readonly pickedBy: 'value' | 'handle'
  },
): void {
  const ask = async () => {
    const node = playNode(definition, data)
    await node.advance(700)
    return node
  }

  test.each(cases.picks)(
    '%j is recorded as %j and leaves by %j after 600 ms, in which nothing more is taken',
    async (answer, value, handle) => {
      const node = await ask()
      node.answer(answer)
      expect(node.emitted.at(-1)).toEqual({
        type: 'node.reply',
        message: String(value),
        answer: { value, variable: 'it' },
        picked: [cases.pickedBy === 'value' ? String(value) : handle],
      })
      node.answer(cases.late)
      await node.advance(599)
      expect(node.output).toBeNull()
      await node.advance(1)
      expect(node.output).toEqual({ handle })
    },
  )

  test.each(cases.wrong.map(answer => [answer]))(
    'asks again when %j is none of them',
    async answer => {
      const node = await ask()
      node.answer(answer)
      expect(node.emitted.filter(({ type }) => type === 'node.ask')).toHaveLength(2)
      expect(node.emitted.some(({ type }) => type === 'node.reply')).toBe(false)
    },
  )
}
