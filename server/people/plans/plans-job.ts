import { defineRecurringJob, type JobHandler } from '../../platform/jobs/index.js'
import type { Mailer } from '../../platform/mail/mailer.js'
import type { Mail } from '../../platform/mail/transport.js'
import { accountNote, type NearLimit, type Store } from '../../store/index.js'
import { oneLine } from '../accounts/index.js'

/** Milliseconds. */
const usualPause = 60_000

/** Ends trials and months of plans, and tells owners once a month when 80 of 100 of their chats are used, and when all are. */
export function plansJob(
  {
    store,
    mailer,
    publicUrl,
  }: {
    readonly store: Pick<Store, 'plans' | 'accounts'>
    readonly mailer: Pick<Mailer, 'put'>
    readonly publicUrl?: string | undefined
  },
  pause = usualPause,
): JobHandler {
  return defineRecurringJob('plans', pause, async () => {
    if (store.plans.all.length === 0) return
    await store.plans.turn()
    for (const near of await store.plans.near()) {
      // Of several servers that tell at once, one does.
      if (!(await store.plans.noteTold(near))) continue
      try {
        await tell(near)
      } catch (error) {
        await store.plans.forgetTold(near)
        throw error
      }
    }
  })

  async function tell(near: NearLimit): Promise<void> {
    const { accountId } = near
    const to = (await store.accounts.members(accountId))
      .filter(({ role }) => role === 'owner')
      .map(({ email }) => email)
    const account = (await store.accounts.find(accountId))?.name ?? accountId
    if (to.length === 0) return
    await mailer.put({
      nodeId: accountNote(accountId),
      mail: {
        fromName: 'Talkgraph',
        to,
        cc: [],
        bcc: [],
        ...nearMail(near, oneLine(account), publicUrl),
      },
    })
  }
}

const number = (value: number) => value.toLocaleString('en')

function nearMail(
  { chats, limit, share }: NearLimit,
  account: string,
  publicUrl: string | undefined,
): Pick<Mail, 'subject' | 'text' | 'links'> {
  const used = `${account} has had ${number(chats)} of the ${number(limit)} chats that its plan has this month.`
  const lines =
    share === 100
      ? [
          used,
          'Conversations under way go on. New visitors are told what stands in the settings of each bot for that, until the month is over or the account has a larger plan. Nothing that was said is lost.',
        ]
      : [used, 'Beyond the limit new visitors are told what stands in the settings of each bot.']
  const link = publicUrl && `${publicUrl}/studio/settings/account`
  return {
    subject:
      share === 100
        ? `All chats of ${account} are used this month`
        : `80 % of the chats of ${account} are used this month`,
    text: `${[...lines, ...(link ? [`See the plan:\n${link}`] : [])].join('\n\n')}\n`,
    ...(link && { links: [{ address: link, label: 'See the plan' }] }),
  }
}
