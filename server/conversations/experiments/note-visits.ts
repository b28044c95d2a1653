import { createHash } from 'node:crypto'
import type { Experiment } from '../../bots/publish/experiments-in.js'
import type { Store } from '../../store/index.js'
import { type ToldConversation, visitsIn } from './visits-in.js'

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
  const tag = createHash('sha256').update(`${botId} ${visitor}`).digest('base64url')
  await experiments.note(
    botId,
    visits.map(visit => ({ ...visit, visitor: tag, session })),
  )
}

/** What stands for a visitor whose identity the owner's server has vouched for, and otherwise for their session. */
export function visitorKey(
  session: string,
  identity: { readonly id?: string | undefined; readonly verified: boolean } | null | undefined,
): string {
  return identity?.verified && identity.id ? `identity ${identity.id}` : session
}
