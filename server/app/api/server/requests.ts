import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { acceptedMail, acceptSignUp, declinedMail } from '../../../people/accounts/index.js'
import { ownOrigin } from '../../../platform/http/own-origin.js'
import type { SignUpEntry } from '../../../store/index.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall } from '../call/define-call.js'
import { date, list } from '../text.js'
import { aboutServer } from './about-server.js'

const request = v.strictObject({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  note: v.nullable(v.string()),
  template: v.nullable(v.string()),
  plan: v.nullable(v.string()),
  createdAt: date,
})

type AccessRequestRecord = v.InferOutput<typeof request>

const params = v.strictObject({ requestId: v.string() })

/** Lists who asks for an account. */
export const listAccessRequests = defineCall({
  ...aboutServer,
  method: 'GET',
  path: '/server/requests',
  id: 'listAccessRequests',
  summary: 'List who asks for an account',
  params: nothing,
  body: noBody,
  data: v.strictObject({ requests: list(request) }),
  example: { requests: [] },
  message: 'Requests fetched',
  run: async ({ store }) => ({ requests: (await store.signUps.requests()).map(recordOf) }),
})

/** Sends somebody the link into an account of their own. */
export const acceptAccessRequest = defineCall({
  ...aboutServer,
  method: 'POST',
  path: '/server/requests/{requestId}/accept',
  id: 'acceptAccessRequest',
  summary: 'Accept a request for an account',
  params,
  body: noBody,
  data: v.strictObject({ requestId: v.string(), isSent: v.boolean() }),
  example: { requestId: 'kqJ3', isSent: true },
  message: 'Request accepted',
  errors: ['REQUEST_NOT_FOUND'],
  run: async ({ store, mailer, publicUrl, sendsMail }, { params: { requestId }, context }) => {
    const accepted = await acceptSignUp(store.signUps, requestId)
    if (!accepted) throw new ApiError('REQUEST_NOT_FOUND')
    const { entry, path } = accepted
    const mail = acceptedMail(entry.email, `${ownOrigin(context, publicUrl)}${path}`)
    await mailer.put({ nodeId: `sign-up ${requestId}`, mail })
    return { requestId, isSent: sendsMail }
  },
})

/** Deletes a request; who asked is told what is written to them, and nothing otherwise. */
export const declineAccessRequest = defineCall({
  ...aboutServer,
  method: 'POST',
  path: '/server/requests/{requestId}/decline',
  id: 'declineAccessRequest',
  summary: 'Decline a request for an account',
  params,
  body: jsonBody(
    v.strictObject({ text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20_000)), '') }),
    { text: 'We are full this year.' },
    100_000,
  ),
  data: v.strictObject({ requestId: v.string(), isTold: v.boolean(), isSent: v.boolean() }),
  example: { requestId: 'kqJ3', isTold: true, isSent: true },
  message: 'Request declined',
  errors: ['REQUEST_NOT_FOUND'],
  run: async ({ store, mailer, sendsMail }, { params: { requestId }, body: { text }, member }) => {
    const declined = await store.signUps.decline(requestId)
    if (!declined) throw new ApiError('REQUEST_NOT_FOUND')
    const isTold = text !== ''
    if (isTold)
      await mailer.put({
        nodeId: `sign-up ${requestId}`,
        mail: declinedMail(declined.email, text, member?.email),
      })
    return { requestId, isTold, isSent: isTold && sendsMail }
  },
})

function recordOf({
  id,
  name,
  email,
  note,
  template,
  plan,
  createdAt,
}: SignUpEntry): AccessRequestRecord {
  return { id, name, email, note, template, plan, createdAt }
}
