import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { type Context, Hono } from 'hono'
import { uploadsPath } from '../../wire/addresses.js'
import type { UploadBody } from '../../wire/bodies.js'
import { ApiError } from '../errors.js'
import { limitBody } from '../http/read-json.js'
import { receiveFile, type SentFile } from '../http/receive-file.js'
import type { Services } from '../services.js'
import { bodyOf, type StepAnswer } from '../steps/once-per-key.js'
import { inSpan } from '../tracing/spans.js'
import { typeOfBytes } from '../uploads/index.js'
import { type Admitted, admit, stepRoute } from './admit.js'

const largestFile = 5_000_000
/** The form around the file. */
const around = 200_000

/** `POST /:id/nodes/:nodeId/upload`: a visitor's file, kept under a random name; answers where it can be fetched. */
export function uploadStepRoutes(services: Services): Hono {
  const { uploads, store, sessionTag, log, publicUrl } = services
  return new Hono().post(stepRoute('upload'), limitBody(largestFile + around), async context => {
    const step = await admit(context, 'upload', services)
    const file = await receiveFile(context, largestFile, uploads.incoming)
    try {
      const once = await services.once.enter(step, `${file.hash} ${file.name}`)
      const answer = await once(() => traced(step, () => keep(step, file, publicUrl ?? originOf(context))))
      return context.json(bodyOf(answer), 200, { 'Cache-Control': 'no-store' })
    } finally {
      // Where it was kept, it lies there no more.
      await rm(file.path, { force: true })
    }
  })

  function traced({ botId, nodeId }: Admitted, act: () => Promise<StepAnswer>): Promise<StepAnswer> {
    const attributes = { 'talkgraph.bot': botId, 'talkgraph.node': nodeId }
    return inSpan('step upload', { attributes }, act, answer => (answer.ok ? undefined : answer.message))
  }

  async function keep(
    { botId, nodeId, session }: Admitted,
    { name, path, size, hash, begin }: SentFile,
    origin: string,
  ): Promise<StepAnswer> {
    const { type, extension } = typeOfBytes(begin)
    const stored = `${randomBytes(24).toString('base64url')}.${extension}`
    await uploads.put(stored, { path, hash }).catch(err => {
      log.error({ err, botId, nodeId }, 'An upload could not be kept')
      throw new ApiError('CALL_FAILED')
    })
    await store.uploads.note({ name: stored, botId, session: sessionTag(session) })
    const url = `${origin}${uploadsPath}/${stored}`
    return {
      ok: true,
      body: { url, name: nameOf(name), size, type } satisfies UploadBody,
    }
  }
}

function originOf(context: Context): string {
  return new URL(context.req.url).origin
}

/** The name alone, without the path that a browser may send. */
function nameOf(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return [...last.replace(/[\p{Cc}\p{Surrogate}]/gu, '')].slice(0, 200).join('')
}
