import { type LeadMail, leadMails } from '@talkgraph/wire/bots'
import type { StoredSettings } from '#api/records.js'
import { checkEmail } from '../../../forms/checks.js'

/** What is set of stored conversations, as it is typed: no days take the bot file's, or else the server's. */
export interface TypedStored {
  readonly isOn: boolean
  readonly days: string
  readonly webhookUrl: string
  readonly leadMail: LeadMail
  /** Addresses, parted by commas or white space. */
  readonly leadMailTo: string
}

const mostDays = 36_500

/** What holds: what was set stands above the bot file. */
export function readStored(set: StoredSettings, file: unknown): TypedStored {
  const { collectResults, resultRetentionDays, resultWebhookUrl, leadMail, leadMailTo } = set
  return {
    isOn: collectResults ?? field(file, 'collectResults') === true,
    days: resultRetentionDays === null ? '' : String(resultRetentionDays),
    webhookUrl: resultWebhookUrl ?? webhookIn(file),
    leadMail: leadMail ?? leadMailIn(file),
    leadMailTo: (leadMailTo ?? leadMailToIn(file)).join(', '),
  }
}

/** What is sent to be set: an address that is the bot file's own is left to it. */
export const writtenStored = (
  { isOn, days, webhookUrl, leadMail, leadMailTo }: TypedStored,
  file: unknown,
): StoredSettings => ({
  collectResults: isOn,
  resultRetentionDays: days.trim() === '' ? null : Number(days),
  resultWebhookUrl: webhookUrl.trim() === webhookIn(file) ? null : webhookUrl.trim(),
  leadMail: leadMail === leadMailIn(file) ? null : leadMail,
  leadMailTo:
    addressesIn(leadMailTo).join() === leadMailToIn(file).join() ? null : addressesIn(leadMailTo),
})

/** How long is kept without days of one's own, for people. */
export function usualDays(file: unknown): string {
  const days = field(file, 'resultRetentionDays')
  if (!isDays(days)) return 'for as long as the server says, usually 365 days'
  return `for ${days} days, as the bot file says`
}

/** Why this cannot be stored, by field. */
export const storedFaults = ({
  days,
  webhookUrl,
  leadMailTo,
}: TypedStored): {
  readonly days?: string
  readonly webhookUrl?: string
  readonly leadMailTo?: string
} => ({
  ...(!(
    days.trim() === '' ||
    (/^\d+$/.test(days.trim()) && Number(days) > 0 && isDays(Number(days)))
  ) && {
    days: `Write a whole number from 1 to ${mostDays}, or nothing.`,
  }),
  ...(!/^(?:https?:\/\/[^\s"'()\\<>`]+)?$/.test(webhookUrl.trim()) && {
    webhookUrl: 'Write an address like https://shop.example/hooks, or nothing.',
  }),
  ...((addressesIn(leadMailTo).length > mostAddresses ||
    addressesIn(leadMailTo).some(each => checkEmail(each) !== undefined)) && {
    leadMailTo: `Write up to ${mostAddresses} e-mail addresses, with commas between, or nothing.`,
  }),
})

const mostAddresses = 10
const addressesIn = (text: string) => text.split(/[\s,;]+/).filter(each => each !== '')

const leadMailIn = (file: unknown): LeadMail =>
  leadMails.find(each => each === field(file, 'leadMail')) ?? 'each'

function leadMailToIn(file: unknown): readonly string[] {
  const list = field(file, 'leadMailTo')
  return Array.isArray(list) ? list.filter(each => typeof each === 'string') : []
}

const isDays = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostDays

function webhookIn(file: unknown): string {
  const url = field(file, 'resultWebhookUrl')
  return typeof url === 'string' && /^https?:\/\/\S{1,2000}$/.test(url) ? url : ''
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
