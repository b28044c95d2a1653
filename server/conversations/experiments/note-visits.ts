import { createHash } from 'node:crypto'
import type { Experiment } from '../../bots/publish/experiments-in.js'
import { goesOn, isTried, type Tryout } from '../../bots/publish/tryout.js'
import type { Store } from '../../store/index.js'
import { isReached, type ToldConversation, visitsIn } from './visits-in.js'

/** Whose conversation it is. */
interface Whose {
  readonly botId: string
  /** What stands for the visitor. */
  readonly visitor: string
  /** The session's tag. */
  readonly session: string
}

/** Counts a conversation for the experiments that it came by: each visitor once, and the goal once it is reached. */
export async function noteVisits(
  { experiments }: Pick<Store, 'experiments'>,
  all: readonly Experiment[],
  { botId, visitor, session }: Whose,
  told: ToldConversation,
): Promise<void> {
  const visits = visitsIn(all, told)
  if (visits.length === 0) return
  const tag = tagOf(botId, visitor)
  await experiments.note(
    botId,
    visits.map(visit => ({ ...visit, visitor: tag, session })),
  )
}

/** What of a conversation counts for a tryout. */
interface Met {
  readonly tryout: Tryout
  /** The version that it is held in. */
  readonly version: number
  /** It began because of the tryout: any other can only reach the goal for a visitor who is counted already. */
  readonly isDealt: boolean
}

/** Counts a conversation for the version that the visitor met: each visitor once, and the goal once it is reached. */
export async function noteTryout(
  { experiments }: Pick<Store, 'experiments'>,
  { tryout, version, isDealt }: Met,
  { botId, visitor, session }: Whose,
  told: ToldConversation,
): Promise<void> {
  if (!goesOn(tryout) || !isTried(tryout, version) || told.visited.length === 0) return
  const visit = { ...placeOf(tryout), visitor: tagOf(botId, visitor) }
  const hasReached = isReached(tryout, told, 0)
  if (isDealt)
    await experiments.note(botId, [
      { ...visit, session, branch: String(version), isReached: hasReached },
    ])
  else if (hasReached) await experiments.reach(botId, [visit])
}

/** Where the visits of a tryout stand among those of the experiments of a bot. */
export const placeOf = ({ number }: Pick<Tryout, 'number'>) => ({
  nodeId: '',
  name: String(number),
})

const tagOf = (botId: string, visitor: string) =>
  createHash('sha256').update(`${botId} ${visitor}`).digest('base64url')

/** What stands for a visitor whose identity the owner's server has vouched for, and otherwise for their session. */
export function visitorKey(
  session: string,
  identity: { readonly id?: string | undefined; readonly verified: boolean } | null | undefined,
): string {
  return identity?.verified && identity.id ? `identity ${identity.id}` : session
}
