import type { Person } from '../incoming.js'

/** A person's id at WhatsApp that belongs to one business: it stays where somebody shows no number. */
const businessScoped = /^[A-Z]{2}\.(?:ENT\.)?[A-Za-z0-9]{1,128}$/

/** A person by what WhatsApp tells: the id of the business counts before the number, which is an alias. */
export function personOf(
  userId: string | undefined,
  phone: string | undefined,
  name?: string | undefined,
): Person | undefined {
  const ids = [...new Set([userId, phone])].filter(id => id !== undefined && id !== '')
  return ids.length === 0
    ? undefined
    : { ids: ids.filter(isText), ...(name?.trim() && { name: name.trim() }) }
}

/**
 * Where a message goes: to the number, where there is one, which keeps numbers in what WhatsApp tells; else to the id of the
 * business, which is dropped without a word where it stands as a number.
 */
export function receiverOf({
  ids,
}: Person): { readonly to: string } | { readonly recipient: string } {
  const phone = current(ids).find(id => /^\+?\d{5,20}$/.test(id))
  if (phone !== undefined) return { to: phone }
  const scoped = ids.find(id => businessScoped.test(id))
  return scoped === undefined ? { to: ids[0] ?? '' } : { recipient: scoped }
}

/** Ids of today: what stands behind a second id of the business is from before, and its number may be somebody else's. */
function current(ids: readonly string[]): readonly string[] {
  const before = ids.findIndex((id, index) => index > 0 && businessScoped.test(id))
  return before < 0 ? ids : ids.slice(0, before)
}

/** The person's number, where WhatsApp shows it. */
export function phoneOf({ ids }: Person): string | undefined {
  const phone = current(ids).find(id => /^\+?\d{6,20}$/.test(id))
  return phone === undefined ? undefined : `+${phone.replace('+', '')}`
}

const isText = (id: string | undefined): id is string => id !== undefined
