import type { ContactEntry, Store } from '../../store/index.js'
import { csvRow } from '../results/export.js'

const page = 500
/** A spreadsheet takes 16,384. */
const mostFields = 1000

/** The columns that every table of contacts has. */
const contactColumns = [
  'id',
  'name',
  'email',
  'phone',
  'emailVerified',
  'phoneVerified',
  'labels',
  'consent',
  'consentText',
  'consentAt',
  'createdAt',
  'lastSeenAt',
] as const

/** What stands behind the name of an owner's field that is called as a column is. */
export const asField = ' (field)'

const iso = (time: number | undefined) => (time === undefined ? '' : new Date(time).toISOString())
const yes = (is: boolean) => (is ? 'yes' : 'no')

const cells: Readonly<Record<(typeof contactColumns)[number], (contact: ContactEntry) => string>> =
  {
    id: ({ id }) => id,
    name: ({ name }) => name,
    email: ({ email }) => email,
    phone: ({ phone }) => phone,
    emailVerified: ({ isEmailProven }) => yes(isEmailProven),
    phoneVerified: ({ isPhoneProven }) => yes(isPhoneProven),
    labels: ({ labels }) => labels.join('; '),
    consent: ({ consent }) => (consent ? yes(consent.isGiven) : ''),
    consentText: ({ consent }) => consent?.text ?? '',
    consentAt: ({ consent }) => iso(consent?.at),
    createdAt: ({ createdAt }) => iso(createdAt),
    lastSeenAt: ({ lastAt }) => iso(lastAt),
  }

type Choice = Omit<Parameters<Store['contacts']['list']>[0], 'after' | 'limit'>

/** The contacts of a choice as a table, part by part, with a column for each field of the owner's own; it is read twice, as the columns stand first. */
export async function* contactsAsCsv(
  contacts: Pick<Store['contacts'], 'list'>,
  choice: Choice,
): AsyncGenerator<string> {
  const names = new Set<string>()
  for await (const some of pages(contacts, choice))
    for (const { fields } of some)
      for (const name of Object.keys(fields)) if (names.size < mostFields) names.add(name)
  const fields = [...names].toSorted()
  const reserved = new Set<string>(contactColumns.map(name => name.toLowerCase()))
  yield `\uFEFF${csvRow([...contactColumns, ...fields.map(name => (reserved.has(name.toLowerCase()) ? `${name}${asField}` : name))])}`
  for await (const some of pages(contacts, choice))
    yield some
      .map(contact =>
        csvRow([
          ...contactColumns.map(name => cells[name](contact)),
          ...fields.map(name => (Object.hasOwn(contact.fields, name) ? contact.fields[name] : '')),
        ]),
      )
      .join('')
}

async function* pages(contacts: Pick<Store['contacts'], 'list'>, choice: Choice) {
  let after: { readonly lastAt: number; readonly id: string } | undefined
  for (;;) {
    const some = await contacts.list({ ...choice, after, limit: page })
    yield some
    after = some.at(-1)
    if (some.length < page) return
  }
}
