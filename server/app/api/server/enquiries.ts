import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { readStored } from '../../../base/read-stored.js'
import { answerMail } from '../../../site/forms/site-mails.js'
import type { EnquiryEntry } from '../../../store/index.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall } from '../call/define-call.js'
import { date, list } from '../text.js'
import { aboutServer } from './about-server.js'

const most = 200

const enquiry = v.strictObject({
  id: v.string(),
  kind: v.picklist(['contact', 'abuse', 'lead']),
  email: v.string(),
  fields: v.record(v.string(), v.string()),
  createdAt: date,
  doneAt: v.nullable(date),
  answer: v.nullable(v.string()),
  answeredAt: v.nullable(date),
})

type EnquiryRecord = v.InferOutput<typeof enquiry>

const params = v.strictObject({ enquiryId: v.string() })
const done = v.strictObject({ enquiryId: v.string(), isDone: v.boolean() })

/** Lists what visitors of the site sent. */
export const listEnquiries = defineCall({
  ...aboutServer,
  method: 'GET',
  path: '/server/enquiries',
  id: 'listEnquiries',
  summary: 'List enquiries',
  params: nothing,
  query: v.strictObject({ state: v.optional(v.picklist(['waiting', 'done']), 'waiting') }),
  body: noBody,
  data: v.strictObject({ enquiries: list(enquiry) }),
  example: { enquiries: [] },
  message: 'Enquiries fetched',
  run: async ({ store }, { query }) => ({
    enquiries: (await store.siteEnquiries.list(query.state === 'done', most)).map(recordOf),
  }),
})

/** Says that an enquiry is done with, or not. */
export const changeEnquiry = defineCall({
  ...aboutServer,
  method: 'PATCH',
  path: '/server/enquiries/{enquiryId}',
  id: 'changeEnquiry',
  summary: 'Say whether an enquiry is done',
  params,
  body: jsonBody(v.strictObject({ isDone: v.boolean() }), { isDone: true }, 1000),
  data: done,
  example: { enquiryId: 'e', isDone: true },
  message: 'Enquiry changed',
  errors: ['ENQUIRY_NOT_FOUND'],
  run: async ({ store }, { params: { enquiryId }, body: { isDone } }) => {
    if (!(await store.siteEnquiries.setDone(enquiryId, isDone)))
      throw new ApiError('ENQUIRY_NOT_FOUND')
    return { enquiryId, isDone }
  },
})

/** Answers an enquiry by mail, after which it is done. */
export const answerEnquiry = defineCall({
  ...aboutServer,
  method: 'POST',
  path: '/server/enquiries/{enquiryId}/answer',
  id: 'answerEnquiry',
  summary: 'Answer an enquiry by mail',
  params,
  body: jsonBody(
    v.strictObject({ text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(20_000)) }),
    { text: 'Thank you.' },
    100_000,
  ),
  data: v.strictObject({ ...done.entries, isSent: v.boolean() }),
  example: { enquiryId: 'e', isDone: true, isSent: true },
  message: 'Enquiry answered',
  errors: ['ENQUIRY_NOT_FOUND'],
  run: async ({ store, mailer, sendsMail }, { params: { enquiryId }, body: { text }, member }) => {
    const found = await store.siteEnquiries.find(enquiryId)
    if (!found) throw new ApiError('ENQUIRY_NOT_FOUND')
    const asked = recordOf(found).fields.message ?? recordOf(found).fields.comments
    await mailer.put({
      nodeId: `enquiry ${enquiryId}`,
      mail: answerMail(found.email, { text, asked, replyTo: member?.email }),
    })
    await store.siteEnquiries.noteAnswer(enquiryId, text)
    return { enquiryId, isDone: true, isSent: sendsMail }
  },
})

function recordOf({ fields, ...entry }: EnquiryEntry): EnquiryRecord {
  const read = readStored<Record<string, unknown>>(fields, {}, `enquiry ${entry.id}`)
  const words = Object.entries(read).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return { ...entry, fields: Object.fromEntries(words) }
}
