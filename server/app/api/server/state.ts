import * as v from 'valibot'
import { serverVersion } from '../../../base/folders.js'
import { jobNames } from '../../../platform/jobs/index.js'
import { noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall } from '../call/define-call.js'
import { count, date, list } from '../text.js'
import { aboutServer } from './about-server.js'

const mostFailed = 20
const mostPages = 20

const state = v.strictObject({
  version: v.string(),
  node: v.string(),
  publicUrl: v.nullable(v.string()),
  signUp: v.picklist(['open', 'invited']),
  database: v.strictObject({ kind: v.picklist(['sqlite', 'postgres']), isThere: v.boolean() }),
  sendsMail: v.boolean(),
  mails: v.strictObject({ waiting: count, sent: count, failed: count }),
  legal: v.strictObject({ folder: v.nullable(v.string()), files: list(v.string()) }),
  jobs: list(v.strictObject({ handler: v.string(), waiting: count, failed: count })),
  failedJobs: list(
    v.strictObject({
      id: v.string(),
      handler: v.string(),
      error: v.nullable(v.string()),
      at: date,
    }),
  ),
  helpful: list(v.strictObject({ page: v.string(), yes: count, no: count })),
})

/** Tells how the server stands. */
export const fetchServerState = defineCall({
  ...aboutServer,
  method: 'GET',
  path: '/server/state',
  id: 'fetchServerState',
  summary: 'See how the server stands',
  params: nothing,
  body: noBody,
  data: state,
  example: {
    version: '0.3.0',
    node: '26.0.0',
    publicUrl: null,
    signUp: 'invited',
    sendsMail: false,
    database: { kind: 'sqlite', isThere: true },
    mails: { waiting: 0, sent: 0, failed: 0 },
    legal: { folder: '/srv/data/legal', files: [] },
    jobs: [],
    failedJobs: [],
    helpful: [],
  },
  message: 'State fetched',
  run: async ({ store, accounts, site, publicUrl = null, sendsMail }) => {
    const mails = await store.outbox.counts()
    const failed = (await store.jobs.list(mostFailed)).filter(job => job.state === 'failed')
    return {
      version: serverVersion,
      node: process.versions.node,
      publicUrl,
      signUp: accounts.signUp,
      database: {
        kind: store.database.type,
        isThere: await store.ping().then(
          () => true,
          () => false,
        ),
      },
      sendsMail,
      mails: {
        waiting: mails.get('waiting') ?? 0,
        sent: mails.get('sent') ?? 0,
        failed: mails.get('failed') ?? 0,
      },
      legal: await site.missingLegal(),
      jobs: [...(await store.jobs.counts(jobNames))],
      failedJobs: failed.map(({ id, handler, error, dueAt }) => ({
        id,
        handler,
        error,
        at: new Date(dueAt).toISOString(),
      })),
      helpful: (await store.helpful.counts()).slice(0, mostPages),
    }
  },
})
