import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import { ApiError } from '../../base/errors.js'
import { answerBeyond, partHeaders, wantedRange } from '../../platform/http/answer-part.js'
import { typeOfName } from '../../platform/uploads/index.js'
import type { Services } from '../services/services.js'

/**
 * Answers with a file of the storage as it is read, or the part of it that is asked for, with these headers; 304 to who has
 * it, 404 where there is none. Throws CALL_FAILED.
 */
export async function sendUpload(
  context: Context,
  name: string,
  { uploads, log }: Pick<Services, 'uploads' | 'log'>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  // A file never changes: its name is its version.
  const etag = `"${name}"`
  if (context.req.header('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers: { ...headers, ETag: etag } })
  const file = await uploads.get(name, wantedRange(context, etag)).catch(err => {
    log.error({ err }, 'An upload could not be read')
    throw new ApiError('CALL_FAILED')
  })
  if (!file) return context.notFound()
  const { body, size, part } = file
  if (!body) return answerBeyond(size)
  if (part) context.status(206)
  const length: Record<string, string> = part
    ? partHeaders(part, size)
    : Number.isFinite(size)
      ? { 'Content-Length': String(size) }
      : {}
  const all = {
    ...headers,
    ETag: etag,
    'Accept-Ranges': 'bytes',
    ...length,
    'Content-Type': typeOfName(name),
  }
  for (const [header, value] of Object.entries(all)) context.header(header, value)
  const failed = async (err: Error, { aborted }: { readonly aborted: boolean }) => {
    if (!aborted) log.warn({ err }, 'An upload could not be sent to its end')
  }
  return stream(
    context,
    async out => {
      out.onAbort(() => void body.destroy())
      for await (const chunk of body) await out.write(chunk)
    },
    failed,
  )
}
