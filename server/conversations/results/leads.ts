import { givenAnswers } from '@talkgraph/wire/given-answers'
import * as v from 'valibot'
import { visitorFields } from '../../../runtime/session/inner-session.js'
import { readStored } from '../../base/read-stored.js'
import { readDetails } from '../../bots/appearance/details.js'
import { resultSettings } from '../../bots/publish/bot-settings.js'
import { defineJob, defineRecurringJob, type JobHandler } from '../../platform/jobs/index.js'
import { dayInWords } from '../../platform/mail/day-in-words.js'
import { filledIn } from '../../platform/mail/filled-in.js'
import type { Mailer } from '../../platform/mail/mailer.js'
import { subjectLine } from '../../platform/mail/subject-line.js'
import type { Mail } from '../../platform/mail/transport.js'
import type { LeadEntry, Store } from '../../store/index.js'
import type { PushNews } from '../push/push-news.js'
import { type Asked, answersInWords } from './asked.js'
import { readRecord, type StoredRecord } from './record.schema.js'

/** Did the visitor answer who they are: by a name, an address or a number (decision 160)? What a page knows is no answer. */
export function isLead({ visitor, ...record }: StoredRecord): boolean {
  const given = visitorFields.flatMap(field => visitor[field]?.trim() || [])
  if (given.length === 0) return false
  return givenAnswers(record).some(
    ({ variable, value }) =>
      visitorFields.some(field => field === variable) ||
      (typeof value === 'string' && given.includes(value.trim())),
  )
}

/** When owners are told of leads; in milliseconds. */
export interface LeadTiming {
  /** After the answer that made it a lead: what is answered until then is told with it. Default: 40,000. */
  readonly pause?: number
  /** How often it is looked whether a day is over. Default: ten minutes. */
  readonly look?: number
}

/** The pause before an owner is told of a lead. */
export const usualLeadPause = 40_000

interface Parts {
  readonly store: Pick<Store, 'leads' | 'bots' | 'accounts'>
  readonly mailer: Mailer
  readonly asked: Asked
  readonly publicUrl?: string | undefined
}

/** A mail each for so many leads of a day; the others come in one. */
const mostAlone = 20
const day = 86_400_000

/** Tells the owner of one lead, unless they wish to hear once a day or never. */
export function leadJob(
  parts: Parts & { readonly pushNews: PushNews },
  now: () => number = Date.now,
): JobHandler {
  const { store, mailer, asked, pushNews } = parts
  return defineJob({
    name: 'lead',
    data: v.object({ resultId: v.string() }),
    async run({ session, data: { resultId } }) {
      const lead = await store.leads.due(resultId)
      if (!lead) return
      const { result } = lead
      const wish = await ownerWish(parts, result.botId)
      await pushNews.tell(
        {
          key: `lead ${result.id}`,
          botId: result.botId,
          session: session ?? null,
          title: `New lead: ${whoIs(lead.record)}`,
          body: wish.title,
          path: `/results/${result.id}`,
        },
        ['owner', 'editor'],
      )
      if (wish.leadMail === 'daily') return
      const to = wish.leadMail === 'never' ? [] : await ownerAddresses(parts, result.owner, wish)
      if (to.length === 0) return store.leads.note([result.number])
      const told = await store.leads.toldSince(result.owner, startOfDay(now()))
      if (told >= mostAlone) return
      const questions = await asked(result.botId, result.version)
      await mailer.put({
        botId: result.botId,
        nodeId: 'lead',
        session: session ?? undefined,
        mail: leadMail(lead, {
          ...parts,
          to,
          title: wish.title,
          questions,
          isLast: told + 1 === mostAlone,
          text: (await store.accounts.mailTexts(result.owner)).lead,
        }),
      })
      await store.leads.note([result.number], 'alone')
    },
  })
}

/** Once a day is over (UTC), tells each owner in one mail of its leads that they have not heard of. */
export function leadDigestJob(
  parts: Parts,
  { look = 600_000 }: LeadTiming = {},
  now: () => number = Date.now,
): JobHandler {
  const { store, mailer } = parts
  return defineRecurringJob('lead-digest', look, async () => {
    // A lead of the last minutes may still be told by itself.
    const before = Math.min(startOfDay(now()), now() - 300_000)
    for (;;) {
      const leads = await store.leads.dueBefore(before)
      const [first] = leads
      if (!first) return
      const { botId, owner } = first.result
      const wish = await ownerWish(parts, botId)
      const to = wish.leadMail === 'never' ? [] : await ownerAddresses(parts, owner, wish)
      if (to.length > 0)
        await mailer.put({
          botId,
          nodeId: 'lead',
          mail: digestMail(leads, {
            ...parts,
            to,
            title: wish.title,
            text: (await store.accounts.mailTexts(owner)).leads,
          }),
        })
      await store.leads.note(leads.map(({ result }) => result.number))
    }
  })
}

const startOfDay = (time: number) => Math.floor(time / day) * day

/** What an owner wishes, also of a bot that is not live any more. */
export async function ownerWish({ store }: { readonly store: Pick<Store, 'bots'> }, botId: string) {
  const bot = await store.bots.find(botId)
  const version = bot?.publishedVersion ?? undefined
  const stored = version === undefined ? undefined : await store.bots.version(botId, version)
  const file = readStored<object>(stored?.file ?? '{}', {}, `version of bot ${botId}`)
  const { title, settings } = readDetails(bot?.details ?? '{}')
  return {
    title: title ?? (bot?.name || botId),
    ...resultSettings(Reflect.get(file, 'settings'), settings),
  }
}

/** Whom an owner wants to be told: the addresses that a bot names, else the account's owners. */
export async function ownerAddresses(
  { store }: { readonly store: Pick<Store, 'accounts'> },
  owner: string,
  { leadMailTo }: { readonly leadMailTo: readonly string[] },
): Promise<readonly string[]> {
  if (leadMailTo.length > 0) return leadMailTo
  const members = await store.accounts.members(owner)
  return members.filter(({ role }) => role === 'owner').map(({ email }) => email)
}

interface About {
  readonly to: readonly string[]
  /** What the bot is called. */
  readonly title: string
  readonly publicUrl?: string | undefined
  /** What the account says in it. */
  readonly text?: string | undefined
}

/** What mails tell of a lead. */
interface ToldLead {
  readonly result: Pick<LeadEntry['result'], 'id' | 'state' | 'createdAt'>
  readonly record: string
}

/** The mail of one lead. */
export function leadMail(
  { result, record }: ToldLead,
  {
    to,
    title,
    questions,
    isLast,
    publicUrl,
    text = '',
  }: About & { readonly questions: ReadonlyMap<string, string>; readonly isLast: boolean },
): Mail {
  const answers = answersInWords(readRecord(record), questions)
  const link = linkTo(publicUrl, `/studio/results/${result.id}`)
  return mailOf(
    to,
    title,
    `New lead: ${whoIs(record)}`,
    [
      filledIn(text, { name: whoIs(record), bot: title }).trim(),
      ...answers.map(
        ({ question, variable, text }) => `${question ?? variable ?? 'Answer'}\n${text || '–'}`,
      ),
      result.state === 'open' ? 'The conversation may still go on.' : '',
      isLast ? 'Further leads of today come in one mail when the day is over (UTC).' : '',
    ],
    link,
    'Read the conversation',
  )
}

/** The mail of a day's leads. */
export function digestMail(
  leads: readonly ToldLead[],
  { to, title, publicUrl, text = '' }: About,
): Mail {
  const count = leads.length === 1 ? '1 lead' : `${leads.length} leads`
  return mailOf(
    to,
    title,
    `${count} of ${dayInWords(leads[0]?.result.createdAt ?? 0)}`,
    [
      filledIn(text, { count: String(leads.length), bot: title }).trim(),
      leads.map(({ record }) => whoIs(record)).join('\n'),
    ],
    linkTo(publicUrl, '/studio/results'),
    'Read the conversations',
  )
}

/** Whom a lead is of: all that they said of themselves, in one line. */
function whoIs(record: string): string {
  const { visitor } = readRecord(record)
  const { name, email, phone, mobile } = visitor
  return [name, email, phone, mobile].flatMap(text => (text && subjectLine(text)) || []).join(', ')
}

const linkTo = (publicUrl: string | undefined, path: string) => publicUrl && `${publicUrl}${path}`

function mailOf(
  to: readonly string[],
  title: string,
  subject: string,
  paragraphs: readonly string[],
  link: string | undefined,
  label: string,
): Mail {
  const lines = paragraphs.filter(line => line !== '')
  return {
    fromName: title,
    to: [...to],
    cc: [],
    bcc: [],
    subject: subjectLine(`${subject} (${title})`),
    text: `${[...lines, ...(link ? [`${label}:\n${link}`] : [])].join('\n\n')}\n`,
    ...(link && { links: [{ address: link, label }] }),
  }
}
