import type { ContactEntry, Store } from '../../store/index.js'
import { botsOf } from '../visitors/bots-of.js'
import { forgetVisitor, type VisitorData } from '../visitors/forget-visitor.js'

/** How much went with a contact. */
interface ForgottenContact {
  readonly results: number
  readonly threads: number
  readonly mails: number
  readonly bookings: number
}

/**
 * Deletes a contact with everything that an account keeps of the person: by the sessions, persons and ids that they are known by, and by
 * addresses and numbers that were proven.
 */
export async function forgetContact(
  data: VisitorData & { readonly store: VisitorData['store'] & Pick<Store, 'bots'> },
  owner: string,
  contact: ContactEntry,
): Promise<ForgottenContact> {
  const { store } = data
  const sum = { results: 0, threads: 0, mails: 0, bookings: 0 }
  const add = (more: ForgottenContact) => {
    for (const kind of ['results', 'threads', 'mails', 'bookings'] as const) sum[kind] += more[kind]
  }
  const ids = [contact.id, ...contact.merged.map(each => each.id)]
  const { sessions, bookings } = await store.contacts.knownBy(owner, ids)
  sum.bookings += await store.bookings.remove(bookings)
  for (const session of sessions) add(await forgetVisitor(data, { session }))
  const { email, phone, isEmailProven, isPhoneProven } = contact
  if (isEmailProven || isPhoneProven)
    for await (const botId of botsOf(store, owner, undefined)) {
      if (isEmailProven) add(await forgetVisitor(data, { email }, botId))
      if (isPhoneProven) add(await forgetVisitor(data, { phone }, botId))
    }
  await store.contacts.forgetAll(ids)
  return sum
}
