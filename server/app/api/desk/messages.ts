import { keyHeader } from '@talkgraph/wire/idempotency'
import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { keepUpload } from '../../../platform/uploads/keep-upload.js'
import type { DeskMember, NewMessage, ThreadEntry } from '../../../store/index.js'
import type { Services } from '../../services/services.js'
import { uploadsAt } from '../../uploads-at.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineThreadCall, everyone } from '../call/define-call.js'
import { fileField, formBody } from '../call/form-body.js'
import { limitField } from '../cursor.js'
import { numberOf } from '../own-thread.js'
import { line, list } from '../text.js'
import { agentOf, deskParams } from './agent.js'
import { isOver } from './is-over.js'
import { agentKey, deskMessageOf, deskMessageRecord, exampleDeskMessage } from './records.js'

const messageId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/))

/** Lists what was said in a thread, the newest page first. */
export const listDeskMessages = defineThreadCall({
  method: 'GET',
  path: '/desk/threads/{threadId}/messages',
  id: 'listDeskMessages',
  tag: 'Desk',
  roles: everyone,
  summary: 'Read a thread backwards',
  description:
    'Brings the newest messages of a thread, notes too, the oldest of them first; with `before` those before a message, with `after` those after one.',
  params: deskParams,
  query: v.strictObject({
    before: v.optional(v.pipe(messageId, v.description('The id of a message.'))),
    after: v.optional(v.pipe(messageId, v.description('The id of a message.'))),
    limit: limitField(200, 50),
  }),
  body: noBody,
  data: v.strictObject({
    messages: list(deskMessageRecord),
    hasEarlier: v.pipe(v.boolean(), v.description('Whether there are messages before these.')),
  }),
  example: { messages: [exampleDeskMessage], hasEarlier: false },
  message: 'Messages fetched',
  run: async ({ store }, request) => {
    const { before, after, limit } = request.query
    const { thread } = request
    const range =
      after === undefined
        ? {
            before: before === undefined ? Number.MAX_SAFE_INTEGER : numberOf(before),
            limit: limit + 1,
          }
        : { after: numberOf(after), limit }
    const found = await store.messages.list(thread.id, range)
    const shown = after === undefined ? found.slice(-limit) : found
    return {
      messages: shown.map(message => deskMessageOf(thread.botId, message)),
      hasEarlier: found.length > shown.length,
    }
  },
})

const option = v.strictObject({ id: line(200), title: line(500) })

/** Says something in a thread as an agent, or notes something for the other agents. */
export const sendDeskMessage = defineThreadCall({
  method: 'POST',
  path: '/desk/threads/{threadId}/messages',
  id: 'sendDeskMessage',
  tag: 'Desk',
  roles: everyone,
  summary: 'Answer a visitor',
  description:
    'The message goes to the visitor. Unless another agent has the thread, it is the caller’s from then on. A note is for agents alone and changes nothing.',
  params: deskParams,
  query: nothing,
  body: jsonBody(
    v.strictObject({
      message: v.pipe(v.string(), v.maxLength(20_000), v.regex(/[^\s\0]/)),
      isNote: v.optional(v.boolean(), false),
      prompts: v.optional(
        v.pipe(
          v.array(option),
          v.maxLength(20),
          v.readonly(),
          v.description('What the visitor can pick after the message.'),
        ),
        [],
      ),
    }),
    { message: 'What may we bake?', prompts: [{ id: 'rye', title: 'Rye bread' }] },
  ),
  data: v.strictObject({ message: deskMessageRecord }),
  example: { message: exampleDeskMessage },
  message: 'Message sent',
  errors: ['THREAD_ENDED'],
  run: async (services, request) => {
    const { thread } = request
    const agent = agentOf(request)
    const { message: text, isNote, prompts } = request.body
    const key = agentKey(request.context.req.header(keyHeader))
    const words = { text, agentName: agent.name, key }
    const said = isNote
      ? await note(services, thread, words)
      : await sayAs(services, thread, agent, { ...words, who: 'agent', prompts })
    if (!said) throw new ApiError('THREAD_NOT_FOUND')
    return { message: deskMessageOf(thread.botId, said) }
  },
})

const largestFile = 5_000_000

/** Sends a file to a visitor. */
export const sendDeskFile = defineThreadCall({
  method: 'POST',
  path: '/desk/threads/{threadId}/files',
  id: 'sendDeskFile',
  tag: 'Desk',
  roles: everyone,
  summary: 'Send a file to a visitor',
  description:
    'A multipart form with the file in the field `file`, at most 5 MB. It is kept like the visitor’s own files and forgotten with them.',
  params: deskParams,
  query: nothing,
  body: formBody(v.strictObject({ file: fileField('The file.') }), 'file', {}, largestFile),
  data: v.strictObject({ message: deskMessageRecord }),
  example: {
    message: {
      ...exampleDeskMessage,
      answer: { text: 'cake.pdf', timestamp: '2026-11-20T09:00:00.000Z' },
      prompts: [],
      file: {
        name: 'cake.pdf',
        url: 'https://chat.example/uploads/5V8q.pdf',
        size: 48_211,
        type: 'application/pdf',
      },
    },
  },
  message: 'File sent',
  errors: ['THREAD_ENDED', 'CALL_FAILED', 'BUDGET_REACHED'],
  run: async (services, request) => {
    const { log, publicUrl } = services
    const { thread } = request
    if (isOver(thread)) throw new ApiError('THREAD_ENDED')
    const agent = agentOf(request)
    const { botId, session } = thread
    const at = uploadsAt(request.context, publicUrl)
    const given = { botId, session, at, file: request.body.file, isBounded: true }
    const file = await keepUpload(services, given).catch(err => {
      if (err instanceof ApiError) throw err
      log.error({ err, botId }, 'A file could not be kept')
      throw new ApiError('CALL_FAILED')
    })
    const key = agentKey(request.context.req.header(keyHeader))
    const words = { who: 'agent', text: file.name, agentName: agent.name, file, key } as const
    return { message: deskMessageOf(botId, await sayAs(services, thread, agent, words)) }
  },
})

async function note(
  { store: { messages }, news }: Pick<Services, 'store' | 'news'>,
  thread: ThreadEntry,
  words: Omit<NewMessage, 'who'>,
) {
  const noted = await messages.append(thread.id, { ...words, who: 'note' })
  if (noted) news.said(thread)
  return noted
}

/**
 * Says something as an agent, whose the thread is then unless another has it; throws THREAD_ENDED, unless it `reopens` a
 * thread that has ended.
 */
export async function sayAs(
  { store: { threads, messages }, news, results }: Pick<Services, 'store' | 'news' | 'results'>,
  thread: ThreadEntry,
  agent: DeskMember,
  words: NewMessage,
  reopens = false,
) {
  if (isOver(thread) && !reopens) throw new ApiError('THREAD_ENDED')
  // Somebody else's thread stays theirs.
  const isFree = thread.state !== 'taken' || thread.assignee === null
  const taken = isFree ? await threads.take(thread.id, agent, reopens) : undefined
  const said = await messages.append(thread.id, words, ['taken'])
  // Told once: streams look for all that is new in the thread.
  if (taken) news.changed(taken)
  else if (said) news.said(thread)
  if (!said) throw new ApiError('THREAD_ENDED')
  await results.noteTalk(thread.id)
  return said
}
