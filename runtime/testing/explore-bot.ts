import type { Bot } from '../index.js'
import type { AnswerInput } from '../node/prompt.js'
import { fittingAnswer } from './fitting-answer.js'
import { type BotRun, type FollowedEdge, type PlayOptions, runBot } from './play-bot.js'
import { seededRandom } from './seeded-random.js'

/** What a conversation takes place in: a visitor who comes back may find another time, other variables, other calls. */
export type Surroundings = Pick<PlayOptions, 'fetch' | 'now' | 'variables' | 'locale'>

/** Something that random conversations came upon. */
export interface ExploreFinding {
  readonly kind: 'dead-end' | 'loop' | 'problem'
  readonly message: string
  /** The answers that lead there, for a flow test or `talkgraph play`. */
  readonly answers: readonly AnswerInput[]
}

/** What random conversations came upon, each thing once, and the edges that they followed. */
export interface Exploration {
  readonly findings: readonly ExploreFinding[]
  readonly followed: readonly FollowedEdge[]
}

/** Who has not come to an end by then never will. */
const mostAnswers = 100
const mostTimers = 2000

/**
 * Holds `count` random conversations with a bot, each in one of the surroundings. The same seed holds the same ones. Calls
 * that the surroundings do not map fail, which is no finding.
 */
export async function exploreBot(
  input: unknown,
  { flow }: Bot,
  count: number,
  seed = 1,
  surroundings: readonly Surroundings[] = [],
): Promise<Exploration> {
  const random = seededRandom(seed)
  const findings = new Map<string, ExploreFinding>()
  const followed: FollowedEdge[] = []
  for (let walk = 0; walk < count; walk++) {
    const around = surroundings[Math.floor(random() * surroundings.length)] ?? {}
    const answers: AnswerInput[] = []
    const run = await runBot(
      input,
      { ...around, seed: Math.floor(random() * 2 ** 31) },
      prompt => {
        if (answers.length >= mostAnswers) return undefined
        const answer = fittingAnswer(prompt, Math.floor(random() * 1000))
        answers.push(answer)
        return answer
      },
      mostTimers,
    )
    if ('error' in run) return { findings: [], followed: [] }
    followed.push(...run.followed)
    for (const { kind, message } of judge(run)) {
      const known = findings.get(message)
      // The shortest way there is the easiest to follow.
      if (!known || known.answers.length > answers.length) findings.set(message, { kind, message, answers })
    }
  }
  return { findings: [...findings.values()], followed }

  function judge({ played }: BotRun): Omit<ExploreFinding, 'answers'>[] {
    const problems = played.problems
      .filter(({ code }) => code !== 'CALL_FAILED')
      .map(({ code, nodeId, message }) => ({
        kind: 'problem' as const,
        message: `${code}${nodeId ? ` at "${nodeId}"` : ''}: ${message}`,
      }))
    const last = played.visited.at(-1) ?? flow.start
    if (played.ended === 'waiting') return [...problems, { kind: 'loop', message: loopOf(played.visited) }]
    const isDeadEnd = played.ended === 'no-next-node' && flow.edges.has(last)
    return isDeadEnd
      ? [
          ...problems,
          { kind: 'dead-end', message: `the conversation ends at "${last}", none of whose edges fits` },
        ]
      : problems
  }
}

/** The nodes between the last two visits of the node where the conversation was given up. */
function loopOf(visited: readonly string[]): string {
  const last = visited.at(-1) ?? ''
  const before = visited.lastIndexOf(last, -2)
  const round = [...new Set(visited.slice(Math.max(before, 0)))]
  return `the conversation does not end: it goes round through ${round.map(id => `"${id}"`).join(', ')}`
}
