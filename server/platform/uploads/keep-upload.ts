import { randomBytes } from 'node:crypto'
import type { UploadBody } from '@talkgraph/wire/bodies'
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
}

/** Letters that nobody guesses, for the name of an upload. */
export const uploadName = (): string => randomBytes(24).toString('base64url')

/** Keeps a file under a random name and notes whose it is; rejects where the storage does not take it. */
export async function keepUpload(
  { uploads, store }: { readonly uploads: UploadStorage; readonly store: Pick<Store, 'uploads'> },
  { botId, session, file: { name, path, size, hash, begin }, at, name: own = uploadName() }: Upload,
): Promise<UploadBody> {
  const { type, extension } = typeOfBytes(begin)
  const stored = `${own}.${extension}`
  await uploads.put(stored, { path, hash })
  await store.uploads.note({ name: stored, botId, session })
  return { url: `${at}${stored}`, name: fileName(name), size, type }
}
