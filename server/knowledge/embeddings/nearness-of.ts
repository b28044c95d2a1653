/**
 * Questions with answers to them, by which it is found how near the vectors of a model are where one text speaks of the other,
 * and where it does not: each model has a scale of its own.
 */
const probes: readonly (readonly [question: string, answer: string])[] = [
  ['How long does a delivery take?', 'We deliver every order within three working days.'],
  ['Can I pay by card?', 'You may pay with a credit card, in cash or on invoice.'],
  ['When is the shop open?', 'Our shop is open from Monday to Friday, from nine to six o’clock.'],
  [
    'How do I reset my password?',
    'To choose a new password, follow the link in the mail that we send.',
  ],
  ['Is there a swimming pool?', 'The hotel has a heated swimming pool in the garden.'],
  ['Do you treat dogs?', 'Our clinic treats cats and dogs of any age.'],
]

/** The texts of these, the questions first. */
export const probeTexts: readonly string[] = [
  ...probes.map(([question]) => question),
  ...probes.map(([, answer]) => answer),
]

/** Above what a model says of two texts that have nothing to do with each other, as a share of the way up. */
const shareOfWay = 0.5
/** Where a model tells nothing apart, only the same meaning counts. */
const whole = 0.95
const leastWay = 0.05

/** From which nearness on a piece speaks of a question, told by the vectors of the probes. */
export function nearnessOf(vectors: readonly Float32Array[]): number {
  const questions = vectors.slice(0, probes.length)
  const answers = vectors.slice(probes.length)
  const own: number[] = []
  const others: number[] = []
  for (const [at, question] of questions.entries())
    for (const [place, answer] of answers.entries())
      (at === place ? own : others).push(productOf(question, answer))
  const [near, far] = [mean(own), mean(others)]
  if (near - far < leastWay) return whole
  return Math.min(whole, Math.max(far + (near - far) * shareOfWay, Math.max(...others)))
}

/** How near two vectors of the length 1 are: 1 is the same. */
function productOf(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (const [at, number] of one.entries()) sum += number * (other[at] ?? 0)
  return sum
}

const mean = (list: readonly number[]): number =>
  list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length)
