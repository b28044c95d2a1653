import type { Logger } from '../base/log.js'
import { channelOf } from '../channels/index.js'
import { defineRecurringJob, type JobHandler } from '../platform/jobs/index.js'
import type { Mailer } from '../platform/mail/mailer.js'
import { accountNote, type ConnectionEntry, type Store } from '../store/index.js'
import type { Connections } from './connections.js'
import { withdrawnMail } from './rights-mail.js'

/** What it works with. */
interface RightsParts {
  readonly store: Pick<Store, 'accounts' | 'bots' | 'channels'>
  readonly connections: Pick<Connections, 'check'>
  readonly mailer: Pick<Mailer, 'put'>
  readonly log: Logger
  readonly publicUrl?: string | undefined
}

const hour = 3_600_000

/**
 * Looks, every hour, at connections from which their providers take nothing: asks whether that is still so, and tells the
 * owners of the account by mail, once a day (decision 325). It is hastened when a right is withdrawn.
 */
export function channelRightsJob(parts: RightsParts): JobHandler {
  const { store, connections, log } = parts
  return defineRecurringJob('channel-rights', hour, async () => {
    for (const entry of await store.channels.connections.withdrawn()) {
      // What was refused a moment ago is not asked for again at once.
      const isLong = (entry.withdrawnAt ?? 0) <= Date.now() - hour / 2
      if (isLong && (await isMended(entry))) continue
      if (await store.channels.connections.noteTold(entry.id)) await tellOwners(parts, entry)
    }
  })

  async function isMended(entry: ConnectionEntry): Promise<boolean> {
    try {
      return (await connections.check(entry)).withdrawnAt === null
    } catch (err) {
      log.warn({ err, channelId: entry.id }, 'A connection could not be checked')
      return false
    }
  }
}

async function tellOwners(
  { store, mailer, publicUrl }: RightsParts,
  { id, owner, botId, channel, name, remedy }: ConnectionEntry,
): Promise<void> {
  const [members, bot, waiting] = await Promise.all([
    store.accounts.members(owner),
    store.bots.find(botId),
    store.channels.outgoing.waiting(id),
  ])
  const about = {
    title: channelOf(channel)?.title ?? channel,
    name,
    botTitle: bot?.name || botId,
    remedy: remedy ?? '',
    waiting,
    ...(publicUrl !== undefined && { link: `${publicUrl}/studio/bots/${botId}/channels/${id}` }),
  }
  for (const { email, role } of members)
    if (role === 'owner')
      await mailer.put({ nodeId: accountNote(owner), mail: withdrawnMail(email, about) })
}
