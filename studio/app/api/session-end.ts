const forgetters = new Set<() => void>()
const finishers = new Set<() => Promise<unknown>>()

/** Registers what forgets something that a module keeps beside React, once the session is another's. */
export function forgetWithSession(forget: () => void): void {
  forgetters.add(forget)
}

/** Forgets what is kept of who was signed in. */
export function endSession(): void {
  for (const forget of forgetters) forget()
}

/** Registers what does what a person has begun and the session must still be there for. */
export function finishWithSession(finish: () => Promise<unknown>): void {
  finishers.add(finish)
}

/** Does what was begun, before somebody signs out or goes to another account. Never rejects. */
export async function finishSession(): Promise<void> {
  await Promise.allSettled([...finishers].map(finish => finish()))
}
