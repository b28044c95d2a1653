import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawn, operations } from '../../tests/arbitraries/operations.js'
import { lintBot, parseBot } from '../index.js'
import { applyOperation, applyOperations, isRefusal } from './apply.js'
import { type Draft, readDraft } from './draft.js'
import { invertOperation } from './invert.js'
import { mergeOperations } from './merge.js'
import { asOperations, type Operation } from './operation.schema.js'

const runs = { numRuns: process.env.TALKGRAPH_LONG ? 3000 : 100 }

/** The accepted ones, each with the draft before it. */
function accepted(start: Draft, given: readonly { readonly id: string }[]) {
  let draft = start
  return given.flatMap(each => {
    const before = draft
    const result = applyOperation(draft, each)
    if (isRefusal(result)) return []
    draft = result
    // What was accepted has been read as an operation.
    return { before, after: result, operation: each as Operation }
  })
}

test('whatever is asked of a draft, it loads, and is a draft again when it is read from its file', () => {
  fc.assert(
    fc.property(drawn, operations, (start, given) => {
      const { draft, accepted, refused } = applyOperations(start, given)
      expect(accepted.length + refused.length).toBe(given.length)
      expect(() => parseBot(draft)).not.toThrow()
      expect(readDraft(JSON.stringify(draft))).toEqual(JSON.parse(JSON.stringify(draft)))
      lintBot(draft)
    }),
    runs,
  )
})

test('an operation and what takes it back give the same bot, each by itself and all in turn', () => {
  fc.assert(
    fc.property(drawn, operations, (start, given) => {
      const steps = accepted(start, given)
      let count = 0
      const back = ({ before, operation }: (typeof steps)[number]) =>
        asOperations(invertOperation(before, operation), () => `undo${count++}`)
      for (const step of steps) {
        const { draft, refused } = applyOperations(step.after, back(step))
        expect([refused, draft]).toEqual([[], step.before])
      }
      const { draft, refused } = applyOperations(
        steps.at(-1)?.after ?? start,
        steps.toReversed().flatMap(back),
      )
      expect([refused, draft]).toEqual([[], start])
    }),
    runs,
  )
})

test('replicas that see the same operations in the same order are equal, however they came in', () => {
  fc.assert(
    fc.property(drawn, operations, fc.nat(12), (start, given, cut) => {
      const whole = applyOperations(start, given).draft
      const first = applyOperations(
        readDraft(JSON.stringify(start)),
        JSON.parse(JSON.stringify(given.slice(0, cut))),
      ).draft
      const second = applyOperations(first, [...given.slice(cut), ...given.slice(cut)]).draft
      expect(JSON.stringify(second)).toBe(JSON.stringify(whole))
    }),
    runs,
  )
})

test('an operation changes nothing of the draft that it is carried out on', () => {
  fc.assert(
    fc.property(drawn, operations, (start, given) => {
      const before = JSON.stringify(start)
      applyOperations(start, given)
      expect(JSON.stringify(start)).toBe(before)
    }),
    runs,
  )
})

test('joined operations have the same effect', () => {
  fc.assert(
    fc.property(drawn, operations, (start, given) => {
      const all = accepted(start, given).map(({ operation }) => operation)
      const joined = mergeOperations(all)
      expect(joined.length).toBeLessThanOrEqual(all.length)
      expect(applyOperations(start, joined).draft).toEqual(applyOperations(start, all).draft)
    }),
    runs,
  )
})
