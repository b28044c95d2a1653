import fc from 'fast-check'
import { anything } from './graph.js'

/** How the visitor answers the next prompt: as it wants it, or any old thing. */
export type RandomAnswer = { fits: true; chance: number } | { fits: false; value: unknown }

const shapes = fc.oneof(
  anything,
  fc.record({ pick: anything }),
  fc.record({ date: anything, slot: anything }, { requiredKeys: [] }),
  fc.record({ file: fc.record({ name: anything, size: anything }, { requiredKeys: [] }) }),
  fc.record({ latitude: anything, longitude: anything }),
  fc.array(anything, { maxLength: 3 }),
  fc.string(),
)

/** A visitor's answers, in the order of asking. */
export const answers: fc.Arbitrary<RandomAnswer[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ fits: fc.constant(true as const), chance: fc.nat(1000) }) },
    { weight: 2, arbitrary: fc.record({ fits: fc.constant(false as const), value: shapes }) },
  ),
  { maxLength: 12 },
)
