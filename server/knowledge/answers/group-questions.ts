/** What is known of a question: `key` has the terms that it is made of. */
interface Asked {
  readonly botId: string
  readonly key: string
  readonly count: number
  readonly lastAt: number
}

/** Questions that ask nearly the same: the one that was asked most often, and the others. */
export interface QuestionGroup<Question extends Asked> {
  readonly first: Question
  readonly others: readonly Question[]
  readonly count: number
  readonly lastAt: number
}

/** Of all terms of two questions, they share so many at least. */
const shared = 0.6

/** Puts questions together that ask a bot nearly the same; what was asked most often comes first. */
export function groupQuestions<Question extends Asked>(
  questions: readonly Question[],
): readonly QuestionGroup<Question>[] {
  const groups: {
    readonly terms: readonly string[]
    readonly members: [Question, ...Question[]]
  }[] = []
  for (const question of questions.toSorted((a, b) => b.count - a.count)) {
    const terms = question.key.split(' ')
    const fitting = groups.find(
      ({ terms: others, members: [{ botId }] }) =>
        botId === question.botId && likeness(terms, others) >= shared,
    )
    if (fitting) fitting.members.push(question)
    else groups.push({ terms, members: [question] })
  }
  return groups
    .map(({ members: [first, ...others] }) => ({
      first,
      others,
      count: others.reduce((sum, { count }) => sum + count, first.count),
      lastAt: Math.max(first.lastAt, ...others.map(({ lastAt }) => lastAt)),
    }))
    .toSorted((a, b) => b.count - a.count || b.lastAt - a.lastAt)
}

/** Which share of their terms two questions have in common. */
function likeness(terms: readonly string[], others: readonly string[]): number {
  const [few, many] = terms.length < others.length ? [terms, others] : [others, terms]
  if (few.length < shared * many.length) return 0
  const common = few.filter(term => many.some(other => isNear(term, other))).length
  return common / (few.length + many.length - common)
}

/** A slip of one letter in a longer word makes no other word. */
const leastSlipped = 5

function isNear(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length < leastSlipped || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  const rest = short.length === long.length ? at + 1 : at
  return short.slice(rest) === long.slice(at + 1)
}
