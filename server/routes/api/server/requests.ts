import type { AccessRequestRecord } from '@talkgraph/wire/server'
import * as v from 'valibot'
import { acceptedMail, acceptSignUp } from '../../../accounts/index.js'
import { ApiError } from '../../../errors.js'
import { ownOrigin } from '../../../http/own-origin.js'
import type { SignUpEntry } from '../../../store/index.js'
import { noBody } from '../call/body.js'
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
}) satisfies v.GenericSchema<unknown, AccessRequestRecord>

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

/** Deletes a request; who asked is told nothing. */
export const declineAccessRequest = defineCall({
  ...aboutServer,
  method: 'DELETE',
  path: '/server/requests/{requestId}',
  id: 'declineAccessRequest',
  summary: 'Decline a request for an account',
  params,
  body: noBody,
  data: v.strictObject({ requestId: v.string() }),
  example: { requestId: 'kqJ3' },
  message: 'Request declined',
  errors: ['REQUEST_NOT_FOUND'],
  run: async ({ store }, { params: { requestId } }) => {
    if (!(await store.signUps.decline(requestId))) throw new ApiError('REQUEST_NOT_FOUND')
    return { requestId }
  },
})

function recordOf({ id, name, email, note, template, plan, createdAt }: SignUpEntry): AccessRequestRecord {
  return { id, name, email, note, template, plan, createdAt }
}
