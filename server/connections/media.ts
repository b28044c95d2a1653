import { createHash, randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadsPath } from '@talkgraph/wire/addresses'
import type { Fetched, MediaReference } from '../channels/index.js'
import { ApiError } from '../errors.js'
import { keepUpload } from '../step-tools/storage/keep-upload.js'
import type { Store, ThreadEntry } from '../store/index.js'
import type { UploadStorage } from '../uploads/index.js'
import type { ProvidedConnection } from './connections.js'

/** What files of persons are kept with. */
export interface MediaParts {
  readonly store: Pick<Store, 'channels' | 'uploads'>
  readonly uploads: UploadStorage
  /** In milliseconds. */
  readonly mediaPatience: number
}

/** A file that lies with the provider, and since when. */
interface LyingFile {
  readonly media: MediaReference
  readonly origin: string
  readonly since: number
  readonly isLast: boolean
}

/** Files that are in memory at the same time. */
const atOnce = 4
const beginning = 64

let underWay = 0
const waiting: (() => void)[] = []

/**
 * Brings a file from its provider into the server's storage. Undefined where it cannot be had; throws CALL_FAILED where
 * another try may help.
 */
export async function keepMedia(
  parts: MediaParts,
  opened: ProvidedConnection,
  thread: ThreadEntry,
  { media, origin, since, isLast }: LyingFile,
) {
  const { channel, connection, entry } = opened
  if (underWay >= atOnce) await new Promise<void>(resolve => void waiting.push(resolve))
  underWay++
  try {
    const fetched: Fetched = channel.fetchMedia
      ? await channel.fetchMedia(media, connection)
      : { ok: false, message: 'The channel has no files' }
    if (fetched.ok) return await keep(parts, thread, origin, fetched)
    const isOver = fetched.again === undefined || isLast || Date.now() - since > parts.mediaPatience
    if (!isOver) throw new ApiError('CALL_FAILED', { message: fetched.message })
    await parts.store.channels.connections.noteFailure(entry.id, { code: 'FILE', message: fetched.message })
    return undefined
  } finally {
    underWay--
    waiting.shift()?.()
  }
}

async function keep(
  { store, uploads }: MediaParts,
  { botId, session }: ThreadEntry,
  origin: string,
  { name, type, bytes }: Extract<Fetched, { ok: true }>,
) {
  const path = join(uploads.incoming, `${randomBytes(18).toString('base64url')}.part`)
  await mkdir(uploads.incoming, { recursive: true, mode: 0o700 })
  await writeFile(path, bytes, { mode: 0o600 })
  const hash = createHash('sha256').update(bytes).digest('hex')
  const file = {
    ...{ name, path, hash, size: bytes.length, begin: bytes.subarray(0, beginning) },
    ...{ field: 'file', fields: {} },
  }
  const kept = await keepUpload({ store, uploads }, { botId, session, at: `${origin}${uploadsPath}/`, file })
  return { name: kept.name, size: kept.size, url: kept.url, type: kept.type || type }
}
