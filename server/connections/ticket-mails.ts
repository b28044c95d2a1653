import { randomHex } from '../base/random-hex.js'
import { channelOf } from '../channels/index.js'
import type { Store, TicketEntry, TicketRepository } from '../store/index.js'
import { isProvider } from './kinds.js'

/** What stands in the subject of every mail of a ticket. */
export const ticketSubject = (number: number): string => `[#${number}]`

/**
 * Over which connection and to whom mails of a ticket go: over the bot's own address, else another one of the account. Undefined where there is
 * no address of the visitor's, none of the account's, or where another channel carries the thread.
 */
export async function mailWayOf(
  { channels }: Pick<Store, 'channels'>,
  { number, subject, thread }: TicketEntry,
  given: string,
): Promise<Parameters<TicketRepository['goOnBy']>[1] | undefined> {
  const email = (given || thread.email || '').trim().toLowerCase()
  const all = await channels.connections.list({ owner: thread.owner })
  const usable = all.filter(
    ({ channel, state, withdrawnAt }) =>
      beginnerOf(channel) && state === 'connected' && withdrawnAt === null,
  )
  const note = `${ticketSubject(number)} ${subject || 'Your message'}`
  if (thread.personId !== null) {
    const [person] = await channels.persons.findAll([thread.personId])
    if (!person?.email) return undefined
    const { channelId, email: known } = person
    return { channelId, id: person.ids[0] ?? '', email: known, note }
  }
  const connection = usable.find(({ botId }) => botId === thread.botId) ?? usable[0]
  if (!connection || email === '') return undefined
  const id = beginnerOf(connection.channel)?.(email, `${number}.${randomHex(16)}`)
  return id === undefined ? undefined : { channelId: connection.id, id, email, note }
}

/** How a channel begins with somebody whose address is known; undefined where it cannot. */
function beginnerOf(name: string) {
  const channel = channelOf(name)
  return channel && isProvider(channel) ? channel.beginWith : undefined
}
