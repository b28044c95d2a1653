import fc from 'fast-check'
import type { AnswerInput, Prompt } from '../../runtime/index.js'
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

const typed = {
  text: 'Two loaves',
  name: 'Ann',
  email: 'ann@example.org',
  number: '7',
  url: 'https://example.org',
  tel: '0791234567',
}

/** An answer such as the prompt wants. */
export function fittingAnswer(prompt: Prompt, chance: number): AnswerInput {
  switch (prompt.kind) {
    case 'text':
      return typed[prompt.input]
    case 'choices':
    case 'image-choices':
      return { pick: prompt.options[chance % prompt.options.length]?.id ?? '' }
    case 'checks':
      return prompt.options.slice(chance % prompt.options.length).map(({ label }) => label)
    case 'rating':
      return 1 + (chance % prompt.max)
    case 'scale':
      return prompt.from + (chance % (prompt.to - prompt.from + 1))
    case 'range':
      return prompt.min + (chance % 100)
    case 'calendar':
      return prompt.date
        ? { slot: prompt.slots[chance % prompt.slots.length] ?? '' }
        : { date: soon(prompt.today, chance % 60) }
    case 'date':
      return '2026-12-24'
    case 'file':
      return { file: { name: 'a.pdf', size: chance } }
    case 'location':
      return chance % 2 ? 'Bern' : { latitude: 46.9, longitude: 7.4 }
  }
}

function soon(today: string, days: number): string {
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
}
