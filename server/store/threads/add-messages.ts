import type { Kysely } from 'kysely'
import { queueOutgoing } from '../channels/outgoing.js'
import type { Tables } from '../schema.js'
import { entryOf, type MessageEntry, type NewMessage } from './message-entry.js'

/** Adds messages to a thread whose row is locked, in this order. */
export async function addMessages(
  trx: Kysely<Tables>,
  threadId: string,
  messages: readonly NewMessage[],
  at: number,
): Promise<readonly MessageEntry[]> {
  const entries: MessageEntry[] = []
  const lastOf = (author: MessageEntry['who']) =>
    entries.findLast(({ who }) => who === author)?.number
  for (const message of messages) {
    const row = await trx
      .insertInto('messages')
      .values({
        thread_id: threadId,
        who: message.who,
        text: message.text,
        agent_name: message.agentName ?? null,
        icon_url: message.iconUrl ?? null,
        prompts: message.prompts?.length ? JSON.stringify(message.prompts) : null,
        said: message.said ? JSON.stringify(message.said) : null,
        file: message.file ? JSON.stringify(message.file) : null,
        reaction: 'NEUTRAL',
        node_id: message.nodeId ?? null,
        model: message.model ?? null,
        question: (message.question === 'before' ? lastOf('visitor') : message.question) ?? null,
        key: message.key ?? null,
        at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    entries.push(entryOf(row))
  }
  const going = entries.flatMap(({ who, number }, index) =>
    (who === 'bot' || who === 'agent') && !messages[index]?.isThere
      ? [{ number, data: messages[index]?.delivery }]
      : [],
  )
  if (going.length > 0) await queueOutgoing(trx, threadId, going, at)
  const last = entries.at(-1)
  const said = lastOf('visitor')
  if (said) await openTicketAgain(trx, threadId, at)
  if (last)
    await trx
      .updateTable('threads')
      .set({
        last_message: last.number,
        ...(said && { visitor_read: said, visitor_said: said }),
      })
      .where('id', '=', threadId)
      .execute()
  return entries
}

/** Whatever a visitor says opens the thread's ticket again. */
async function openTicketAgain(trx: Kysely<Tables>, threadId: string, at: number): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ state: 'open', updated_at: at })
    .where('thread_id', '=', threadId)
    .where('state', '<>', 'open')
    .execute()
}
