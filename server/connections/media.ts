import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadsPath } from '@talkgraph/wire/addresses'
import * as v from 'valibot'
import { ApiError } from '../base/errors.js'
import { type Fetched, type Heard, longestMessage, type MediaReference } from '../channels/index.js'
import type { AccountPlaces } from '../platform/limits/account-places.js'
import type { Limiter } from '../platform/limits/limiter.js'
import { filePolicies } from '../platform/limits/message-policies.js'
import type { RateLimits } from '../platform/limits/rates.js'
import type { UploadStorage } from '../platform/uploads/index.js'
import { keepUpload, uploadName } from '../platform/uploads/keep-upload.js'
import type { IncomingEntry, Store, ThreadEntry } from '../store/index.js'
import type { ProvidedConnection } from './connections.js'

/** What files of persons are kept with. */
export interface MediaParts {
  readonly store: Pick<Store, 'channels' | 'uploads'>
  readonly uploads: UploadStorage
  readonly limiter: Pick<Limiter, 'admit'>
  readonly places: Pick<AccountPlaces, 'files'>
  /** In milliseconds. */
  readonly mediaPatience: number
}

/** A file that lies with the provider, with what it came in; `at`: when. */
interface LyingFile extends Pick<IncomingEntry, 'number' | 'at' | 'upload' | 'file'> {
  readonly media: MediaReference
  readonly thread: ThreadEntry
  readonly personId: string
  readonly limits: RateLimits
  readonly origin: string
  readonly isLast: boolean
}

const kept = v.object({ name: v.string(), size: v.number(), url: v.string(), type: v.string() })
type KeptFile = v.InferOutput<typeof kept>

/** A file as it was noted with what it came in. */
export const readKept = (json: string): KeptFile => v.parse(kept, JSON.parse(json))

const beginning = 64

/**
 * Brings a file from its provider into the server's storage, once whatever is tried again. Undefined where it cannot be had, or
 * more came than the limits of uploads allow; throws CALL_FAILED where another try may help.
 */
export async function keepMedia(
  parts: MediaParts,
  opened: ProvidedConnection,
  lying: LyingFile,
): Promise<Extract<Heard, { kind: 'file' }> | undefined> {
  const { caption } = lying.media
  const heard = (file: KeptFile) => ({ kind: 'file', file, caption }) as const
  if (lying.file) return heard(readKept(lying.file))
  const name = lying.upload ?? (await admitFile(parts, opened, lying))
  if (name === undefined) return undefined
  return parts.places.files.run(opened.entry.owner, async () => {
    const fetched = await fetchFile(parts, opened, lying)
    return fetched && heard(await keep(parts, lying, name, fetched))
  })
}

/** The name that the file is to have, once the limits have let it in; undefined where they do not. */
async function admitFile(
  { store, limiter }: MediaParts,
  { entry }: ProvidedConnection,
  { number, thread: { botId }, personId, limits }: LyingFile,
): Promise<string | undefined> {
  try {
    await limiter.admit(filePolicies(limits, { botId, personId }))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'RATE_LIMITED') throw error
    const message = 'More files came than the limits of uploads allow'
    await store.channels.connections.noteFailure(entry.id, { code: error.code, message })
    return undefined
  }
  const upload = uploadName()
  await store.channels.incoming.noteFile(number, { upload })
  return upload
}

async function fetchFile(
  { store, mediaPatience }: MediaParts,
  { channel, connection, entry }: ProvidedConnection,
  { media, at, isLast }: LyingFile,
): Promise<Extract<Fetched, { ok: true }> | undefined> {
  const fetched: Fetched = channel.fetchMedia
    ? await channel.fetchMedia(media, { ...connection, patience: mediaPatience })
    : { ok: false, message: 'The channel has no files' }
  if (fetched.ok) return fetched
  const isOver = fetched.again === undefined || isLast || Date.now() - at > mediaPatience
  if (!isOver) throw new ApiError('CALL_FAILED', { message: fetched.message })
  await store.channels.connections.noteFailure(entry.id, { code: 'FILE', message: fetched.message })
  return undefined
}

/** A text as it is heard: what goes beyond the most that a message holds is kept beside it as a file. */
export async function keepRest(
  parts: MediaParts,
  lying: Omit<LyingFile, 'media'>,
  text: string,
): Promise<Extract<Heard, { kind: 'text' }>> {
  if (text.length <= longestMessage) return { kind: 'text', text }
  const words = text.slice(0, longestMessage).replace(/[\uD800-\uDBFF]$/, '')
  if (lying.file) return { kind: 'text', text: words, rest: readKept(lying.file) }
  const name = lying.upload ?? uploadName()
  await parts.store.channels.incoming.noteFile(lying.number, { upload: name })
  const bytes = Buffer.from(text.slice(words.length))
  const rest = await keep(parts, lying, name, {
    ok: true,
    name: 'rest.txt',
    type: 'text/plain',
    bytes,
  })
  return { kind: 'text', text: words, rest }
}

async function keep(
  { store, uploads }: MediaParts,
  { number, thread: { botId, session }, origin }: Omit<LyingFile, 'media'>,
  own: string,
  { name, type, bytes }: Extract<Fetched, { ok: true }>,
): Promise<KeptFile> {
  const path = join(uploads.incoming, `${uploadName()}.part`)
  await mkdir(uploads.incoming, { recursive: true, mode: 0o700 })
  await writeFile(path, bytes, { mode: 0o600 })
  const hash = createHash('sha256').update(bytes).digest('hex')
  const file = {
    name,
    path,
    hash,
    size: bytes.length,
    begin: bytes.subarray(0, beginning),
    field: 'file',
    fields: {},
  }
  const at = `${origin}${uploadsPath}/`
  const upload = await keepUpload({ store, uploads }, { botId, session, at, file, name: own })
  const noted = { ...upload, type: upload.type || type }
  await store.channels.incoming.noteFile(number, { file: JSON.stringify(noted) })
  return noted
}
