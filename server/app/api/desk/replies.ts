import type { DeskReply } from '@talkgraph/wire/desk'
import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall, everyone } from '../call/define-call.js'
import { line, list } from '../text.js'

const longest = 5000
const mostReplies = 500

const replyRecord = v.strictObject({
  name: v.pipe(line(100), v.description('By which agents find it.')),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest), v.regex(/^[^\0]*$/)),
}) satisfies v.GenericSchema<unknown, DeskReply>

const exampleReply: DeskReply = { name: 'Opening hours', text: 'We are open from 9 to 18.' }

/** Lists what agents say often. */
export const listReplies = defineCall({
  method: 'GET',
  path: '/desk/replies',
  id: 'listReplies',
  tag: 'Desk',
  roles: everyone,
  summary: 'List saved replies',
  params: nothing,
  query: nothing,
  body: noBody,
  data: v.strictObject({ replies: list(replyRecord) }),
  example: { replies: [exampleReply] },
  message: 'Replies fetched',
  run: async ({ store: { desk } }, { owner }) => ({
    replies: [...(await desk.replies.list(owner))],
  }),
})

/** Saves what agents say often. */
export const putReply = defineCall({
  method: 'PUT',
  path: '/desk/replies',
  id: 'putReply',
  tag: 'Desk',
  summary: 'Save a reply',
  description: 'A name that is there already gets the text. An account has at most 500.',
  params: nothing,
  query: nothing,
  body: jsonBody(replyRecord, exampleReply, 30_000),
  data: v.strictObject({ reply: replyRecord }),
  example: { reply: exampleReply },
  message: 'Reply saved',
  errors: ['TOO_MANY_REPLIES'],
  run: async ({ store: { desk } }, { owner, body: reply }) => {
    const known = await desk.replies.list(owner)
    if (known.length >= mostReplies && !known.some(({ name }) => name === reply.name))
      throw new ApiError('TOO_MANY_REPLIES')
    await desk.replies.put(owner, reply)
    return { reply }
  },
})

/** Deletes a saved reply. */
export const deleteReply = defineCall({
  method: 'DELETE',
  path: '/desk/replies/{name}',
  id: 'deleteReply',
  tag: 'Desk',
  summary: 'Delete a saved reply',
  params: v.strictObject({ name: v.pipe(v.string(), v.description('The name of a saved reply.')) }),
  query: nothing,
  body: noBody,
  data: v.strictObject({ name: v.string() }),
  example: { name: 'Opening hours' },
  message: 'Reply deleted',
  errors: ['REPLY_NOT_FOUND'],
  run: async ({ store: { desk } }, { owner, params: { name } }) => {
    if (!(await desk.replies.remove(owner, name))) throw new ApiError('REPLY_NOT_FOUND')
    return { name }
  },
})
