import type { NewOwner } from '../api/mutations.js'

const nameFor = (accountId: string) => `new-bots-owner ${accountId}`

/** What was said last of whose bots are, in this browser. */
export function keptOwner(accountId: string): NewOwner {
  try {
    const { businessName, email } = Object(
      JSON.parse(localStorage.getItem(nameFor(accountId)) ?? '{}'),
    )
    return {
      ...(typeof businessName === 'string' && { businessName }),
      ...(typeof email === 'string' && { email }),
    }
  } catch {
    return {}
  }
}

/** Keeps it for the next bot. */
export const keepOwner = (accountId: string, owner: NewOwner): void =>
  localStorage.setItem(nameFor(accountId), JSON.stringify(owner))
