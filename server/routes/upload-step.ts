import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { uploadsPath } from '../../wire/addresses.js'
import type { UploadBody } from '../../wire/bodies.js'
import { ApiError } from '../errors.js'
import { readFile } from '../http/read-file.js'
import { limitBody } from '../http/read-json.js'
import type { Services } from '../services.js'
import { typeOfBytes } from '../uploads/index.js'
import { admit, stepRoute } from './admit.js'

const largestFile = 5_000_000
/** The form around the file. */
const around = 200_000

/** `POST /:id/nodes/:nodeId/upload`: a visitor's file, kept under a random name; answers where it can be fetched. */
export function uploadStepRoutes(services: Services): Hono {
  const { uploads, log, publicUrl } = services
  return new Hono().post(stepRoute('upload'), limitBody(largestFile + around), async context => {
    const { botId, nodeId } = await admit(context, 'upload', services)
    const { name, bytes } = await readFile(context, largestFile)
    const { type, extension } = typeOfBytes(bytes)
    const stored = `${randomBytes(24).toString('base64url')}.${extension}`
    await uploads.put(stored, bytes).catch(err => {
      log.error({ err, botId, nodeId }, 'An upload could not be kept')
      throw new ApiError('CALL_FAILED')
    })
    const url = `${publicUrl ?? originOf(context)}${uploadsPath}/${stored}`
    const file: UploadBody = { url, name: nameOf(name), size: bytes.length, type }
    return context.json(file, 200, { 'Cache-Control': 'no-store' })
  })
}

function originOf(context: Context): string {
  return new URL(context.req.url).origin
}

/** The name alone, without the path that a browser may send. */
function nameOf(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return [...last.replace(/[\p{Cc}\p{Surrogate}]/gu, '')].slice(0, 200).join('')
}
