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
const columns: Readonly<Record<string, Column>> = {
  id: 'id',
  name: 'name',
  fullname: 'name',
  email: 'email',
  emailaddress: 'email',
  mail: 'email',
  phone: 'phone',
  phonenumber: 'phone',
  mobile: 'phone',
  labels: 'labels',
  tags: 'labels',
  consent: 'consent',
  consenttext: 'consentText',
  consentat: 'consentAt',
  emailverified: 'passed',
  phoneverified: 'passed',
  createdat: 'passed',
  lastseenat: 'passed',
}

type Column =
  | 'id'
  | 'name'
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
  for (let from = 0; from < good.length; from += atOnce) {
    const some = good.slice(from, from + atOnce)
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
  const fields: Record<string, string> = {}
  for (const [place, title] of head.entries()) {
    const text = unguarded((cells[place] ?? '').trim())
    const column = columns[title.toLowerCase().replace(/[\s_.-]+/g, '')]
    if (text === '' || title.trim() === '') continue
    if (column === undefined) fields[nameOf(title)] = text.slice(0, 2000)
    else told.set(column, told.get(column) ?? text)
  }
  const email = told.get('email')?.toLowerCase()
  const [name, phone, id] = [told.get('name'), told.get('phone'), told.get('id')]
  if (email !== undefined && !isEmail(email)) return `‘${email.slice(0, 100)}’ is no e-mail address`
  if ((name ?? email ?? phone ?? id) === undefined) return 'There is no name, address or number'
  if ((name?.length ?? 0) > 200) return 'The name is longer than 200 letters'
  if ((phone?.length ?? 0) > 50) return 'The number is longer than 50 letters'
  if (Object.keys(fields).length > mostFields) return `There are more than ${mostFields} fields`
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
    fields,
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
  const at = Date.parse(told.get('consentAt') ?? '')
  return {
    isGiven,
    text: (told.get('consentText') ?? 'As the table says').slice(0, 2000),
    at: Number.isNaN(at) ? Date.now() : at,
  }
}

const nameOf = (title: string) => {
  const name = oneLine(unguarded(title))
  return (name.endsWith(asField) ? name.slice(0, -asField.length) : name).slice(0, 200)
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Without the apostrophe that keeps a spreadsheet from reading a formula. */
const unguarded = (text: string) => text.replace(/^'(?=[ "']*[=+\-@＝＋－＠])/, '')
