import type { Draft } from '../../../runtime/draft/index.js'
import { BotError, parseBot } from '../../../runtime/index.js'
import { exploreBot } from '../../../runtime/testing/index.js'

/** What random conversations with a proposal came upon. */
export interface ExploredPlan {
  readonly conversations: number
  /** How many of its ways they went, of so many. */
  readonly ways: number
  readonly waysInAll: number
  readonly findings: readonly {
    readonly kind: 'dead-end' | 'loop' | 'problem'
    readonly message: string
    readonly nodeId: string
  }[]
}

const rounds = 12
const perRound = 5
/** Milliseconds after which no further round begins. */
const mostTime = 1500
const mostFindings = 20

/** Holds up to 60 conversations with a draft; tells what shows at the steps of `touched`. Undefined for one that does not load. */
export async function explorePlan(
  draft: Draft,
  touched: ReadonlySet<string>,
): Promise<ExploredPlan | undefined> {
  const bot = load(draft)
  if (!bot) return undefined
  const begun = performance.now()
  const followed = new Set<string>()
  const found = new Map<string, ExploredPlan['findings'][number]>()
  let conversations = 0
  for (let round = 1; round <= rounds; round++) {
    const explored = await exploreBot(bot, perRound, round)
    conversations += perRound
    for (const { source, sourceHandle, target } of explored.followed)
      if (touched.has(source)) followed.add(JSON.stringify([source, sourceHandle ?? null, target]))
    for (const { kind, message, nodeId } of explored.findings)
      if (touched.has(nodeId)) found.set(`${kind} ${nodeId}`, { kind, message, nodeId })
    // Who goes round has to be stopped each time, which takes long.
    const isRound = explored.findings.some(({ kind }) => kind === 'loop')
    if (isRound || performance.now() - begun > mostTime) break
  }
  const waysInAll = draft.elements[0].edges.filter(({ source }) => touched.has(source)).length
  return {
    conversations,
    ways: Math.min(followed.size, waysInAll),
    waysInAll,
    findings: [...found.values()].slice(0, mostFindings),
  }
}

function load(draft: Draft) {
  try {
    return parseBot(draft)
  } catch (error) {
    if (error instanceof BotError) return undefined
    throw error
  }
}
