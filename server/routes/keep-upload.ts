import { randomBytes } from 'node:crypto'
import { uploadsPath } from '@talkgraph/wire/addresses'
import type { UploadBody } from '@talkgraph/wire/bodies'
import type { Context } from 'hono'
import { ownOrigin } from '../http/own-origin.js'
import type { SentFile } from '../http/receive-file.js'
import type { Services } from '../services.js'
import { fileName, typeOfBytes } from '../uploads/index.js'

/** A file, and of which session's visitor it is. */
interface Upload {
  readonly botId: string
  /** The session's tag. */
  readonly session: string
  readonly file: SentFile
  /** Where uploads are found, with a slash at the end. */
  readonly at: string
}

/** Keeps a file under a random name and notes whose it is; rejects where the storage does not take it. */
export async function keepUpload(
  { uploads, store }: Pick<Services, 'uploads' | 'store'>,
  { botId, session, file: { name, path, size, hash, begin }, at }: Upload,
): Promise<UploadBody> {
  const { type, extension } = typeOfBytes(begin)
  const stored = `${randomBytes(24).toString('base64url')}.${extension}`
  await uploads.put(stored, { path, hash })
  await store.uploads.note({ name: stored, botId, session })
  return { url: `${at}${stored}`, name: fileName(name), size, type }
}

/** Where uploads are found from outside, with a slash at the end. */
export function uploadsAt(context: Context, publicUrl: string | undefined): string {
  return `${ownOrigin(context, publicUrl)}${uploadsPath}/`
}
