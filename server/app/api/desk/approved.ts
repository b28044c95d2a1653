import type { SendTemplateBody } from '@talkgraph/wire/channels'
import { keyHeader } from '@talkgraph/wire/idempotency'
import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { filledTemplate, templatesOf } from '../../../connections/approved.js'
import type { ConnectionEntry, PersonEntry, ThreadEntry } from '../../../store/index.js'
import type { Services } from '../../services/services.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineThreadCall, everyone } from '../call/define-call.js'
import { channelTemplate, exampleTemplate } from '../channels/record.js'
import { list } from '../text.js'
import { agentOf, deskParams } from './agent.js'
import { sayAs } from './messages.js'
import { agentKey, deskMessageOf, deskMessageRecord, exampleDeskMessage } from './records.js'

const about = { tag: 'Desk', roles: everyone, params: deskParams, query: nothing } as const

/** Lists the approved messages that a visitor can be sent. */
export const listDeskTemplates = defineThreadCall({
  ...about,
  method: 'GET',
  path: '/desk/threads/{threadId}/templates',
  id: 'listDeskTemplates',
  summary: 'List approved messages',
  description:
    'Brings the messages that the visitor’s channel has approved: they may go out at any time.',
  body: noBody,
  data: v.strictObject({ templates: list(channelTemplate) }),
  example: { templates: [exampleTemplate] },
  message: 'Approved messages fetched',
  errors: ['CHANNEL_CANNOT', 'CHANNEL_REFUSED'],
  run: async (services, { thread }) => ({
    templates: await templatesOf(services.connections, (await writerOf(services, thread)).entry),
  }),
})

/** Sends an approved message to a visitor. */
export const sendDeskTemplate = defineThreadCall({
  ...about,
  method: 'POST',
  path: '/desk/threads/{threadId}/template',
  id: 'sendDeskTemplate',
  summary: 'Send an approved message',
  description:
    'Sends a message that the channel has approved, with its values: also where the visitor has not written lately and nothing else goes out. Unless another agent has the thread, it is the caller’s from then on; one that has ended is open again. THREAD_ENDED: the visitor has begun another thread since.',
  body: jsonBody(
    v.strictObject({
      name: v.pipe(v.string(), v.maxLength(600)),
      language: v.pipe(v.string(), v.maxLength(35)),
      values: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(2000))), {}),
    }) satisfies v.GenericSchema<unknown, SendTemplateBody>,
    { name: exampleTemplate.name, language: 'en', values: { '1': 'Ann' } },
    50_000,
  ),
  data: v.strictObject({ message: deskMessageRecord }),
  example: { message: exampleDeskMessage },
  message: 'Approved message sent',
  errors: ['THREAD_ENDED', 'CHANNEL_CANNOT', 'CHANNEL_REFUSED'],
  run: async (services, request) => {
    const { thread, body } = request
    const { entry, person } = await writerOf(services, thread)
    if (thread.state === 'ended' && person.threadId !== thread.id)
      throw new ApiError('THREAD_ENDED', {
        message: 'The visitor has begun another thread since. Write there.',
      })
    const { text, delivery } = await filledTemplate(services.connections, entry, body)
    const agent = agentOf(request)
    const key = agentKey(request.context.req.header(keyHeader))
    const words = { who: 'agent', text, agentName: agent.name, key, delivery } as const
    return {
      message: deskMessageOf(thread.botId, await sayAs(services, thread, agent, words, true)),
    }
  },
})

/** Who writes in a thread, and over which connection; throws CHANNEL_CANNOT where there is none. */
async function writerOf(
  { store: { channels } }: Pick<Services, 'store'>,
  { personId }: ThreadEntry,
): Promise<{ readonly person: PersonEntry; readonly entry: ConnectionEntry }> {
  const person = personId === null ? undefined : await channels.persons.find(personId)
  const entry = person && (await channels.connections.find(person.channelId))
  if (!person || !entry)
    throw new ApiError('CHANNEL_CANNOT', { message: 'No connection leads to this visitor.' })
  return { person, entry }
}
