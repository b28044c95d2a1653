import { rm } from 'node:fs/promises'
import type { UploadBody } from '@talkgraph/wire/bodies'
import { Hono } from 'hono'
import type { Step } from '../carry-out/step.js'
import { ApiError } from '../errors.js'
import { limitBody } from '../http/read-json.js'
import { receiveFile, type SentFile } from '../http/receive-file.js'
import type { Services } from '../services.js'
import { bodyOf, type StepAnswer } from '../steps/once-per-key.js'
import { inSpan } from '../tracing/spans.js'
import { admit, stepRoute } from './admit.js'
import { keepUpload, uploadsAt } from './keep-upload.js'

const largestFile = 5_000_000
/** The form around the file. */
const around = 200_000

/** `POST /:id/nodes/:nodeId/upload`: a visitor's file, kept under a random name; answers where it can be fetched. */
export function uploadStepRoutes(services: Services): Hono {
  const { uploads, sessionTag, log, publicUrl } = services
  return new Hono().post(stepRoute('upload'), limitBody(largestFile + around), async context => {
    const step = await admit(context, 'upload', services)
    const file = await receiveFile(context, largestFile, uploads.incoming)
    try {
      const once = await services.once.enter(step, `${file.hash} ${file.name}`)
      const answer = await once(() => traced(step, () => keep(step, file, uploadsAt(context, publicUrl))))
      return context.json(bodyOf(answer), 200, { 'Cache-Control': 'no-store' })
    } finally {
      // Where it was kept, it lies there no more.
      await rm(file.path, { force: true })
    }
  })

  function traced({ botId, nodeId }: Step, act: () => Promise<StepAnswer>): Promise<StepAnswer> {
    const attributes = { 'talkgraph.bot': botId, 'talkgraph.node': nodeId }
    return inSpan('step upload', { attributes }, act, answer => (answer.ok ? undefined : answer.message))
  }

  async function keep({ botId, nodeId, session }: Step, file: SentFile, at: string): Promise<StepAnswer> {
    const body: UploadBody = await keepUpload(services, {
      botId,
      session: sessionTag(session),
      file,
      at,
    }).catch(err => {
      log.error({ err, botId, nodeId }, 'An upload could not be kept')
      throw new ApiError('CALL_FAILED')
    })
    return { ok: true, body: { ...body } }
  }
}
