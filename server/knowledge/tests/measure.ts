import { setImmediate } from 'node:timers/promises'
import * as v from 'valibot'
import type { KnowledgeTest, Store } from '../../store/index.js'
import { bestOf } from '../answers/evidence-gate.js'
import { searchKnowledge } from '../answers/search-knowledge.js'
import type { Meaning } from '../embeddings/meaning.js'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** How a test set stands: of so many questions, how many found what should answer them, and how many nothing answers. */
export const testFigures = v.strictObject({ total: count, found: count, unanswered: count })

/** What came of one question. */
export interface TestOutcome {
  readonly test: KnowledgeTest
  /** Where the first piece of an expected source stands, from 1; null where none is among the first. */
  readonly place: number | null
  /** Whether a bot answers. */
  readonly isAnswered: boolean
}

/** So far down a piece that was expected counts as found: as far as a model is given them, or nearly. */
export const mostLooked = 5

/** Asks the questions of a test set as visitors would. */
export async function runTests(
  { knowledge, meaning }: { readonly knowledge: Store['knowledge']; readonly meaning: Meaning },
  owner: string,
  tests: readonly KnowledgeTest[],
): Promise<readonly TestOutcome[]> {
  const outcomes: TestOutcome[] = []
  for (const test of tests) {
    // Whoever asks for something else is answered in between.
    await setImmediate()
    const scope = { owner, botId: test.botId }
    const found = await searchKnowledge(knowledge, meaning, scope, test.question, mostLooked)
    const expected = new Set(expectedOf(test).map(bare))
    const at = found.findIndex(
      ({ sourceId, address }) =>
        expected.has(sourceId) || (address !== null && expected.has(bare(address))),
    )
    outcomes.push({
      test,
      place: at < 0 ? null : at + 1,
      isAnswered: bestOf(found) !== undefined,
    })
  }
  return outcomes
}

/** What they come to. */
export const figuresOf = (outcomes: readonly TestOutcome[]): v.InferOutput<typeof testFigures> => ({
  total: outcomes.length,
  found: outcomes.filter(({ place }) => place !== null).length,
  unanswered: outcomes.filter(({ isAnswered }) => !isAnswered).length,
})

const list = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

/** The sources and pages that should answer a question. */
export const expectedOf = ({ expected }: Pick<KnowledgeTest, 'expected'>): readonly string[] =>
  v.parse(list, expected)

/** With a slash at the end or without, it is the same page. */
const bare = (address: string): string => address.replace(/\/$/, '')
