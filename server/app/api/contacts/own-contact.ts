import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import type { ContactEntry, Store } from '../../../store/index.js'

/** The id of a contact, as it stands in an address. */
export const contactId = v.pipe(
  v.string(),
  v.maxLength(100),
  v.description('The id of a contact of yours.'),
  v.examples(['con_3f1c0b7a9d2e4f6a8b0c']),
)

/** The parameters of a call about one contact. */
export const contactParams = v.strictObject({ contactId })

/** Somebody whom the caller knows; throws CONTACT_NOT_FOUND for another account's too. */
export async function ownContact(
  { contacts }: Pick<Store, 'contacts'>,
  owner: string,
  id: string,
): Promise<ContactEntry> {
  const contact = await contacts.find(owner, id)
  if (!contact) throw new ApiError('CONTACT_NOT_FOUND')
  return contact
}

/** The ids of somebody and of all who were merged with them. */
export const groupOf = ({ id, merged }: ContactEntry): readonly string[] => [
  id,
  ...merged.map(each => each.id),
]
