import { randomBytes } from 'node:crypto'
import type { UploadBody } from '@talkgraph/wire/bodies'
import { ApiError } from '../../base/errors.js'
import type { Store } from '../../store/index.js'
import type { SentFile } from '../http/receive-file.js'
import { fileName, typeOfBytes, type UploadStorage } from './index.js'

/** A file, and of which session's visitor it is. */
interface Upload {
  readonly botId: string
  /** The session's tag. */
  readonly session: string
  readonly file: SentFile
  /** Where uploads are found, with a slash at the end. */
  readonly at: string
  /** What it is called without its ending: a file is kept once under a name. Absent: a new one. */
  readonly name?: string
  /** Whether it may be refused where the account has no room for it. */
  readonly isBounded?: boolean
}

/** Letters that nobody guesses, for the name of an upload. */
export const uploadName = (): string => randomBytes(24).toString('base64url')

/** Keeps a file under a random name and notes whose it is; rejects where the storage does not take it, or with BUDGET_REACHED. */
export async function keepUpload(
  { uploads, store }: { readonly uploads: UploadStorage; readonly store: Pick<Store, 'uploads'> },
  { botId, session, file, at, name: own = uploadName(), isBounded = false }: Upload,
): Promise<UploadBody> {
  const { name, path, size, hash, begin } = file
  const { type, extension } = typeOfBytes(begin)
  const stored = `${own}.${extension}`
  await uploads.put(stored, { path, hash })
  await store.uploads.note({ name: stored, botId, session, size }, isBounded).catch(async error => {
    if (error instanceof ApiError) await uploads.remove(stored)
    throw error
  })
  return { url: `${at}${stored}`, name: fileName(name), size, type }
}
