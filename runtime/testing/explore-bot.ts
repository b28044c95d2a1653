import type { Bot } from '../index.js'
import type { AnswerInput } from '../node/prompt.js'
import { seededRandom } from './fake-env.js'
import { fittingAnswer } from './fitting-answer.js'
import { type BotRun, type FollowedEdge, type PlayOptions, walkBot } from './play-bot.js'

/** What a conversation takes place in: a visitor who comes back may find another time, other variables, other calls. */
export type Surroundings = Pick<PlayOptions, 'fetch' | 'now' | 'variables' | 'locale'>

/** Something that random conversations came upon. */
export interface ExploreFinding {
  readonly kind: 'dead-end' | 'loop' | 'problem'
  readonly message: string
  /** The answers that lead there, for a flow test or `talkgraph play`. */
  readonly answers: readonly AnswerInput[]
  /** What the conversation took place in; the same answers in it lead there again. */
  readonly around: Surroundings & { readonly seed: number }
  /** The node at which it shows. */
  readonly nodeId: string
  /** The nodes that the conversation came by, in order. */
  readonly visited: readonly string[]
}

/** What random conversations came upon, each thing once, and each edge that they followed. */
export interface Exploration {
  readonly findings: readonly ExploreFinding[]
  readonly followed: readonly FollowedEdge[]
  /** How many conversations were held. */
  readonly walks: number
}

/** Who has not come to an end by then may go round. */
const mostAnswers = 100
/** Who has not even then never will. */
const mostAnswersOfAll = 500
const mostTimers = 2000

/**
 * Holds `count` random conversations with a bot, each in one of the surroundings. The same seed holds the same ones. Calls
 * that the surroundings do not map fail, which is no finding. `onWalk` is told how many there were, after each; none is begun
 * once `isOver` says so.
 */
export async function exploreBot(
  bot: Bot,
  count: number,
  seed = 1,
  surroundings: readonly Surroundings[] = [],
  onWalk: (walks: number) => void = () => {},
  isOver: () => boolean = () => false,
): Promise<Exploration> {
  const random = seededRandom(seed)
  const findings = new Map<string, ExploreFinding>()
  const followed = new Map<string, FollowedEdge>()
  let walks = 0
  for (; walks < count && !isOver(); walks++) {
    const { fetch, now, variables, locale } =
      surroundings[Math.floor(random() * surroundings.length)] ?? {}
    const around = {
      fetch,
      now,
      variables,
      locale,
      seed: Math.floor(random() * 2 ** 31),
    }
    const answers: AnswerInput[] = []
    const run = await walkBot(
      bot,
      around,
      prompt => {
        if (answers.length >= mostAnswers) return undefined
        const answer = fittingAnswer(prompt, Math.floor(random() * 1000))
        answers.push(answer)
        return answer
      },
      mostTimers,
    )
    for (const edge of run.followed)
      followed.set(JSON.stringify([edge.source, edge.target, edge.sourceHandle]), edge)
    for (const found of judge(run, bot)) {
      const known = findings.get(found.message)
      // The shortest way there is the easiest to follow.
      if (known && known.answers.length <= answers.length) continue
      if (found.kind === 'loop' && (await endsLater(bot, around, answers))) continue
      findings.set(found.message, { ...found, answers, around, visited: run.played.visited })
    }
    onWalk(walks + 1)
  }
  return { findings: [...findings.values()], followed: [...followed.values()], walks }
}

/** Does the conversation come to an end with more answers? Visitors may ask for one more thing again and again. */
async function endsLater(
  bot: Bot,
  around: ExploreFinding['around'],
  answers: readonly AnswerInput[],
): Promise<boolean> {
  const random = seededRandom(around.seed)
  let given = 0
  const { played } = await walkBot(
    bot,
    around,
    prompt => {
      if (given >= mostAnswersOfAll) return undefined
      return answers[given++] ?? fittingAnswer(prompt, Math.floor(random() * 1000))
    },
    mostTimers,
  )
  return played.ended !== 'waiting'
}

function judge(
  { played }: BotRun,
  { flow }: Bot,
): Pick<ExploreFinding, 'kind' | 'message' | 'nodeId'>[] {
  const last = played.visited.at(-1) ?? flow.start
  const problems = played.problems
    .filter(({ code }) => code !== 'CALL_FAILED')
    .map(({ code, nodeId, message }) => ({
      kind: 'problem' as const,
      nodeId: nodeId ?? last,
      message: `${code}${nodeId ? ` at "${nodeId}"` : ''}: ${message}`,
    }))
  if (played.ended === 'waiting')
    return [...problems, { kind: 'loop', nodeId: last, message: loopOf(played.visited) }]
  if (played.ended !== 'no-next-node' || !flow.edges.has(last)) return problems
  const message = `the conversation ends at "${last}", none of whose edges fits`
  return [...problems, { kind: 'dead-end', nodeId: last, message }]
}

/** The nodes between the last two visits of the node where the conversation was given up. */
function loopOf(visited: readonly string[]): string {
  const last = visited.at(-1) ?? ''
  const before = visited.lastIndexOf(last, -2)
  const round = [...new Set(visited.slice(Math.max(before, 0)))]
  return `the conversation does not end: it goes round through ${round.map(id => `"${id}"`).join(', ')}`
}
