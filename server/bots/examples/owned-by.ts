import { isRecord } from '../../../runtime/bot/fields.js'
import { isReserved } from '../../../runtime/lint/rules/reserved-address.js'
import { escapeHtml } from '../../../runtime/session/html-text.js'

/** Whose an example becomes; what is not said stays the example's. */
export interface NewOwner {
  /** What the business is called. */
  readonly businessName?: string | undefined
  /** Where mails of the bot go. */
  readonly email?: string | undefined
}

/**
 * The bot of an example with the owner's name and mail address where the example's stood (decision 161): the name as the
 * looks have it, in all texts and languages, and every address under `.example`. Addresses of calls and links stay.
 */
export function ownedBy(
  bot: Readonly<Record<string, unknown>>,
  { businessName, email }: NewOwner,
): Record<string, unknown> {
  const { customizations } = bot
  const before = isRecord(customizations) ? customizations.logoText : undefined
  const names =
    businessName !== undefined && typeof before === 'string' && before.length > 1
      ? { before, after: businessName }
      : undefined
  const inTexts = (text: string) => withEmail(names ? renamed(text, names) : text, email)
  const inLooks = (text: string) =>
    withEmail(names ? text.replaceAll(names.before, () => names.after) : text, email)
  return Object.fromEntries(
    Object.entries(bot).map(([field, value]) => [
      field,
      mapTexts(value, field === 'customizations' ? inLooks : inTexts),
    ]),
  )
}

/** Texts of steps may hold HTML, in which an ampersand may be written out. */
const renamed = (text: string, { before, after }: { before: string; after: string }) =>
  [escapeHtml(before), before].reduce(
    (all, name) => all.replaceAll(name, () => escapeHtml(after)),
    text,
  )

const withEmail = (text: string, email: string | undefined) =>
  email === undefined || !text.includes('@')
    ? text
    : text.replace(/[\w.+-]{1,64}@([a-z0-9-]{1,63}\.example)\b/gi, (address, host) =>
        isReserved(host) ? email : address,
      )

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) return value.map(each => mapTexts(each, map))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapTexts(each, map)]),
  )
}
