import { defineRecurringJob, type JobHandler } from '../../platform/jobs/index.js'
import { dayInWords } from '../../platform/mail/day-in-words.js'
import { filledIn } from '../../platform/mail/filled-in.js'
import type { Mailer } from '../../platform/mail/mailer.js'
import type { Mail } from '../../platform/mail/transport.js'
import type { BotFailures, Store } from '../../store/index.js'

const look = 600_000
const keptAs = 'failures-told'

/** Once a day is over (UTC), tells owners in one mail what their bots could not send or call on it. */
export function failureMailJob(
  {
    store,
    mailer,
    publicUrl,
  }: {
    readonly store: Pick<Store, 'failures' | 'accounts' | 'kept'>
    readonly mailer: Mailer
    readonly publicUrl?: string | undefined
  },
  now: () => number = Date.now,
): JobHandler {
  return defineRecurringJob('failure-mail', look, async () => {
    const yesterday = new Date(now() - 86_400_000).toISOString().slice(0, 10)
    // Who begins to tell tells all: nobody gets it twice.
    const told = await store.kept.find(keptAs)
    if (told === yesterday) return
    await store.kept.put(keptAs, yesterday)
    // A server that is new has nothing of before to tell.
    if (told === undefined) return
    const failures = await store.failures.onDay(yesterday)
    for (const owner of new Set(failures.map(each => each.owner))) {
      const to = (await store.accounts.members(owner))
        .filter(({ role }) => role === 'owner')
        .map(({ email }) => email)
      if (to.length === 0) continue
      const own = failures.filter(each => each.owner === owner)
      const lines = own.map(each => ({
        name: each.name,
        line: `${each.name}: ${failuresInWords(each)}.`,
        link: publicUrl && `${publicUrl}/studio/bots/${encodeURIComponent(each.botId)}`,
      }))
      const { failures: text } = await store.accounts.mailTexts(owner)
      await mailer.put({
        nodeId: 'failures',
        mail: failureMail(to, { day: yesterday, lines, text }),
      })
    }
  })
}

/** What is told of one bot; `link` leads there. */
interface FailureLine {
  readonly name: string
  readonly line: string
  readonly link?: string | undefined
}

/** The mail that tells of it, with what the account says in it. */
export function failureMail(
  to: readonly string[],
  {
    day,
    lines,
    text,
  }: { readonly day: string; readonly lines: readonly FailureLine[]; readonly text: string },
): Mail {
  const date = dayInWords(day)
  const own = filledIn(text, { day: date }).trim()
  const said = lines.map(({ line, link }) => (link ? `${line}\n${link}` : line))
  const links = lines.flatMap(({ name, link }) =>
    link ? [{ address: link, label: `Open ${name}` }] : [],
  )
  const after = 'Conversations under Results show each with what came back.'
  return {
    fromName: 'Talkgraph',
    to: [...to],
    cc: [],
    bcc: [],
    subject: `What your bots could not do on ${date}`,
    text: `${[...(own === '' ? [] : [own]), ...said, after].join('\n\n')}\n`,
    ...(links.length > 0 && { links }),
  }
}

/** What could not be done, such as `2 mails could not be sent, and 1 call failed`. */
export function failuresInWords({ mails, calls }: Pick<BotFailures, 'mails' | 'calls'>): string {
  return [
    mails > 0 && `${mails === 1 ? '1 mail' : `${mails} mails`} could not be sent`,
    calls > 0 && `${calls === 1 ? '1 call' : `${calls} calls`} failed`,
  ]
    .filter(Boolean)
    .join(', and ')
}
