import { isEmail } from '../../../runtime/validate/email.js'
import type { ContactChange, ContactEntry, Store } from '../../store/index.js'
import { asField } from './contact-table.js'

/** What became of a table's rows. */
export interface ImportedContacts {
  readonly added: number
  readonly changed: number
  /** Rows, counted from 1 without the head, that were left out. */
  readonly refused: readonly { readonly row: number; readonly reason: string }[]
}

/** Rows that a table of contacts may have. */
export const mostRows = 5000
const atOnce = 250

interface Row extends ContactChange {
  readonly id?: string
}

/** What each column is called, in lower case and without spaces and signs. */
const columns = new Map<string, Column>(
  Object.entries({
    id: 'id',
    name: 'name',
    fullname: 'name',
    firstname: 'firstName',
    givenname: 'firstName',
    lastname: 'lastName',
    surname: 'lastName',
    familyname: 'lastName',
    email: 'email',
    emailaddress: 'email',
    mail: 'email',
    phone: 'phone',
    phonenumber: 'phone',
    mobile: 'phone',
    mobilephone: 'phone',
    mobilenumber: 'phone',
    telephone: 'phone',
    tel: 'phone',
    labels: 'labels',
    tags: 'labels',
    consent: 'consent',
    consenttext: 'consentText',
    consentat: 'consentAt',
    emailverified: 'passed',
    phoneverified: 'passed',
    createdat: 'passed',
    lastseenat: 'passed',
  } satisfies Record<string, Column>),
)

type Column =
  | 'id'
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'labels'
  | 'consent'
  | 'consentText'
  | 'consentAt'
  | 'passed'

/**
 * Takes in a table of contacts with heads: a row changes the contact that its `id` names, else the one that has its address, else its
 * number, and adds one otherwise. Columns that are called otherwise become fields. What a row does not say stays as it is.
 */
export async function importContacts(
  { contacts }: Pick<Store, 'contacts'>,
  owner: string,
  [head = [], ...rows]: readonly (readonly string[])[],
): Promise<ImportedContacts> {
  const refused: { readonly row: number; readonly reason: string }[] = []
  const good: Row[] = []
  for (const [index, cells] of rows.entries()) {
    const row = rowIn(head, cells)
    if (typeof row === 'string') refused.push({ row: index + 1, reason: row })
    else good.push(row)
  }
  let changed = 0
  for (const some of batches(good)) {
    const known = await contacts.known(owner, {
      ids: some.flatMap(({ id }) => id ?? []),
      emails: some.flatMap(({ email }) => email ?? []),
      phones: some.flatMap(({ email, phone }) => (email === undefined ? (phone ?? []) : [])),
    })
    const puts = some.map(({ id, ...change }) => {
      const { email = '', phone = '' } = change
      const one =
        known.byId.get(id ?? '') ??
        (email !== ''
          ? known.byEmail.get(email)
          : phone === ''
            ? undefined
            : known.byPhone.get(phone))
      if (one) changed++
      return one ? { ...newIn(change, one), id: one.id } : change
    })
    await contacts.put(owner, puts, 'import')
  }
  return { added: good.length - changed, changed, refused }
}

/** What is stored at once: of a person who stands in the table twice, the second row comes after the first is there. */
function* batches(rows: readonly Row[]): Generator<readonly Row[]> {
  let some: Row[] = []
  let seen = new Set<string>()
  for (const row of rows) {
    const marks = [row.id && `id ${row.id}`, row.email || row.phone].filter(mark => !!mark)
    if (some.length === atOnce || marks.some(mark => seen.has(mark ?? ''))) {
      yield some
      some = []
      seen = new Set()
    }
    for (const mark of marks) seen.add(mark ?? '')
    some.push(row)
  }
  yield some
}

/** The same consent is not noted twice. */
function newIn(change: ContactChange, { consent, labels }: ContactEntry): ContactChange {
  const { consent: said, labels: given, ...rest } = change
  const isSame = said && consent?.isGiven === said.isGiven && consent.text === said.text
  return {
    ...rest,
    ...(given && { labels: [...new Set([...labels, ...given])].slice(0, mostLabels) }),
    ...(said && !isSame && { consent: said }),
  }
}

const mostLabels = 50
const mostFields = 50

/** What a row says, or why it is left out. */
function rowIn(head: readonly string[], cells: readonly string[]): Row | string {
  const told = new Map<Column, string>()
  const fields = new Map<string, string>()
  for (const [place, title] of head.entries()) {
    const text = unguarded((cells[place] ?? '').trim())
    const column = columns.get(title.toLowerCase().replace(/[\s_.-]+/g, ''))
    if (text === '' || title.trim() === '') continue
    if (column === undefined) fields.set(nameOf(title), text.slice(0, 2000))
    else told.set(column, told.get(column) ?? text)
  }
  const email = told.get('email')?.toLowerCase()
  const [phone, id] = [told.get('phone'), told.get('id')]
  const parts = [told.get('firstName'), told.get('lastName')].filter(part => part !== undefined)
  const name = told.get('name') ?? (parts.length > 0 ? parts.join(' ') : undefined)
  if (email !== undefined && !isEmail(email)) return `‘${email.slice(0, 100)}’ is no e-mail address`
  if ((name ?? email ?? phone ?? id) === undefined) return 'There is no name, address or number'
  if ((name?.length ?? 0) > 200) return 'The name is longer than 200 letters'
  if (phone !== undefined && !/\p{Nd}/u.test(phone)) return `‘${phone.slice(0, 100)}’ is no number`
  if ((phone?.length ?? 0) > 50) return 'The number is longer than 50 letters'
  if (fields.size > mostFields) return `There are more than ${mostFields} fields`
  const labels = told.get('labels')
  const consent = consentIn(told)
  if (typeof consent === 'string') return consent
  return {
    id,
    name: name && oneLine(name),
    email,
    phone: phone && oneLine(phone),
    ...(labels !== undefined && {
      labels: [...new Set(labels.split(/[;,]/).map(label => oneLine(label).slice(0, 100)))]
        .filter(label => label !== '')
        .slice(0, mostLabels),
    }),
    fields: Object.fromEntries(fields),
    consent,
  }
}

const given = /^(?:yes|true|1|given|y|ja|oui|si|sí|sim)$/i
const refusedWords = /^(?:no|false|0|refused|n|nein|non|não)$/i

function consentIn(told: ReadonlyMap<Column, string>): ContactChange['consent'] | string {
  const word = told.get('consent')
  if (word === undefined) return undefined
  const isGiven = given.test(word)
  if (!isGiven && !refusedWords.test(word)) return 'The consent is neither yes nor no'
  const day = told.get('consentAt')
  const at = day === undefined ? Date.now() : Date.parse(day)
  if (Number.isNaN(at)) return 'The day of the consent is not as 2026-12-31'
  return {
    isGiven,
    text: (told.get('consentText') ?? 'As the table says').slice(0, 2000),
    at,
  }
}

const nameOf = (title: string) => {
  const name = oneLine(unguarded(title))
  return (name.endsWith(asField) ? name.slice(0, -asField.length) : name).slice(0, 200)
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Without the apostrophe that keeps a spreadsheet from reading a formula. */
const unguarded = (text: string) => text.replace(/^'(?=[ "']*[=+\-@＝＋－＠])/, '')
