import type { Selectable } from 'kysely'
import { readStored } from '../../base/read-stored.js'
import type { Tables } from '../schema.js'

/** What somebody agreed to, or refused; `at` in milliseconds since 1970. */
export interface ConsentEntry {
  readonly isGiven: boolean
  readonly text: string
  readonly at: number
}

/** Somebody an account knows, alone or with those who were merged; times in milliseconds since 1970. */
export interface ContactEntry {
  readonly id: string
  /** Blank where it is not known, as are the address and the number. */
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly isEmailProven: boolean
  readonly isPhoneProven: boolean
  readonly labels: readonly string[]
  readonly fields: Readonly<Record<string, string>>
  /** What was said last of it. */
  readonly consent: ConsentEntry | null
  /** Who was merged with them. */
  readonly merged: readonly MergedContact[]
  readonly madeBy: 'visitor' | 'owner' | 'import'
  readonly createdAt: number
  readonly updatedAt: number
  readonly lastAt: number
}

/** One who was merged with another, as they were before. */
interface MergedContact {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
}

type ContactRow = Selectable<Tables['contacts']>

/** A contact of its row, and of the rows that were merged with it. */
export function contactOf(
  row: ContactRow,
  merged: readonly ContactRow[],
  consent: ConsentEntry | null,
): ContactEntry {
  const all = [row, ...merged]
  const first = (field: 'name' | 'email' | 'phone') =>
    all.map(each => each[field]).find(text => text !== '') ?? ''
  const [email, phone] = [first('email'), first('phone')]
  return {
    id: row.id,
    name: first('name'),
    email,
    phone,
    isEmailProven: all.some(each => each.email === email && each.email_proven === 1),
    isPhoneProven: all.some(each => each.phone === phone && each.phone_proven === 1),
    labels: [...new Set(all.flatMap(labelsOf))],
    fields: Object.fromEntries(all.toReversed().flatMap(row => Object.entries(fieldsOf(row)))),
    consent,
    merged: merged.map(({ id, name, email, phone }) => ({ id, name, email, phone })),
    madeBy: row.made_by,
    createdAt: Math.min(...all.map(each => each.created_at)),
    updatedAt: Math.max(...all.map(each => each.updated_at)),
    lastAt: Math.max(...all.map(each => each.last_at)),
  }
}

/** The labels of a row. */
export const labelsOf = ({ id, labels }: Pick<ContactRow, 'id' | 'labels'>): readonly string[] =>
  readStored<readonly string[]>(labels, [], `labels of contact ${id}`)

/** The fields of a row. */
export const fieldsOf = ({
  id,
  fields,
}: Pick<ContactRow, 'id' | 'fields'>): Readonly<Record<string, string>> =>
  readStored<Readonly<Record<string, string>>>(fields, {}, `fields of contact ${id}`)

/** What a search finds somebody by. */
export const wordsOfContact = ({
  name,
  email,
  phone,
  labels,
  fields,
}: Pick<ContactEntry, 'name' | 'email' | 'phone' | 'labels' | 'fields'>): string =>
  foldWords([name, email, phone, ...labels, ...Object.values(fields)].join('\n'))

/** A text without case and accents. */
export const foldWords = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
