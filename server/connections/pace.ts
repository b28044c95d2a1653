import type { ProviderChannel } from '../channels/index.js'

/** Keeps to what a provider takes; times in milliseconds. */
export interface Pacer {
  /**
   * For how long a message to this person is to be waited with. Where that is no longer than `patience`, its turn is taken;
   * otherwise it has to be asked for again.
   */
  turnFor(person: string, patience: number): number
}

const mostRemembered = 10_000

/** Makes what paces one connection. One process sends over a connection at a time, so that its memory is all that counts. */
export function createPacer(
  pace: ProviderChannel['pace'],
  now: () => number = () => performance.now(),
): Pacer {
  /** When the connection, and each person, could be sent the next message if all were sent evenly. */
  let nextAt = 0
  const persons = new Map<string, number>()

  return {
    turnFor(person, patience) {
      if (!pace) return 0
      const time = now()
      const connection = Math.max(0, nextAt - time)
      const { burst = 0, every = 0 } = pace.person ?? {}
      const evenly = Math.max(persons.get(person) ?? 0, time)
      const own = pace.person ? Math.max(0, evenly - time - (burst - 1) * every) : 0
      const wait = Math.max(connection, own)
      if (wait > patience) return wait
      nextAt = Math.max(nextAt, time) + 1000 / pace.perSecond
      if (pace.person) {
        persons.delete(person)
        persons.set(person, evenly + every)
        forgetOld(time)
      }
      return wait
    },
  }

  function forgetOld(time: number): void {
    if (persons.size <= mostRemembered) return
    for (const [person, at] of persons) {
      if (at > time && persons.size <= 2 * mostRemembered) return
      persons.delete(person)
      if (persons.size <= mostRemembered) return
    }
  }
}
