import type { Store } from '../../store/index.js'
import { type BotData, removeBot } from './remove-bot.js'
import { removeFilesOf } from './remove-files.js'

/** Where an account's data may be. */
interface AccountData extends BotData {
  readonly store: BotData['store'] & Pick<Store, 'accounts' | 'files'>
}

/** What went with an account: how many bots, and the ids of who was a member. */
interface RemovedAccount {
  readonly bots: number
  readonly members: readonly string[]
}

const atOnce = 100

/**
 * Deletes an account with everything that is its own (decision 122). Keys and invitations go first, so that nothing new comes;
 * after a fault in between the members are members still, and may ask again.
 */
export async function removeAccount(
  { store, uploads, bots: live }: AccountData,
  id: string,
): Promise<RemovedAccount> {
  const { accounts, bots } = store
  await accounts.shut(id)
  let removed = 0
  let members: readonly string[] | undefined
  for (;;) {
    const some = await bots.list({ owner: id, metadata: [], limit: atOnce, hasSubFlows: true })
    for (const bot of some) await removeBot({ store, uploads, bots: live }, bot)
    removed += some.filter(({ kind }) => kind === 'bot').length
    await removeFilesOf({ store, uploads }, id)
    // Once more afterwards, for what a call that was under way still made.
    if (some.length === 0 && members) return { bots: removed, members }
    const gone = await accounts.removeWhole(id)
    members ??= gone
  }
}
