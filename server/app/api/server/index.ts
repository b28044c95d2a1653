import type { MiddlewareHandler } from 'hono'
import { ApiError } from '../../../base/errors.js'
import type { Services } from '../../services/services.js'
import type { ApiEnv, Call } from '../call/define-call.js'
import { changeServerAccount, listServerAccounts } from './accounts.js'
import { answerEnquiry, changeEnquiry, listEnquiries } from './enquiries.js'
import { retryServerJob } from './jobs.js'
import {
  exportSubscribers,
  listNewsletters,
  previewNewsletter,
  sendNewsletter,
  tryNewsletter,
} from './newsletters.js'
import { acceptAccessRequest, declineAccessRequest, listAccessRequests } from './requests.js'
import { changeServerSite, fetchServerSite } from './site.js'
import { fetchServerState } from './state.js'

/** The calls of who runs the server. The document of the API does not name them. */
export const serverCalls: readonly Call[] = [
  listServerAccounts,
  changeServerAccount,
  listAccessRequests,
  acceptAccessRequest,
  declineAccessRequest,
  listEnquiries,
  changeEnquiry,
  answerEnquiry,
  listNewsletters,
  exportSubscribers,
  previewNewsletter,
  tryNewsletter,
  sendNewsletter,
  fetchServerState,
  fetchServerSite,
  changeServerSite,
  retryServerJob,
]

/** Answers everybody else, keys too, as if there were nothing. */
export function onlyOperators({ store }: Pick<Services, 'store'>): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const { signedIn } = context.get('caller')
    if (!signedIn || !(await store.operators.has(signedIn.user.id))) throw new ApiError('NOT_FOUND')
    await next()
  }
}
