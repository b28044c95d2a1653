import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { jobNames } from '../../../platform/jobs/index.js'
import { noBody } from '../call/body.js'
import { defineCall } from '../call/define-call.js'
import { aboutServer } from './about-server.js'

/** Has a job done once more, with all its tries. */
export const retryServerJob = defineCall({
  ...aboutServer,
  method: 'POST',
  path: '/server/jobs/{jobId}/retry',
  id: 'retryServerJob',
  summary: 'Have a job done once more',
  params: v.strictObject({ jobId: v.string() }),
  body: noBody,
  data: v.strictObject({ jobId: v.string() }),
  example: { jobId: 'j' },
  message: 'Job is done once more',
  errors: ['JOB_NOT_FOUND'],
  run: async ({ store, jobs }, { params: { jobId } }) => {
    const handler = await store.jobs.retry(jobId)
    if (handler === undefined) throw new ApiError('JOB_NOT_FOUND')
    const name = jobNames.find(each => each === handler)
    if (name !== undefined) jobs.tell(name)
    return { jobId }
  },
})
