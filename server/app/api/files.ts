import { randomBytes } from 'node:crypto'
import { filesPath } from '@talkgraph/wire/addresses'
import type { Context } from 'hono'
import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { removeFile } from '../../conversations/visitors/remove-files.js'
import { ownOrigin } from '../../platform/http/own-origin.js'
import type { SentFile } from '../../platform/http/receive-file.js'
import { addressTitle, isSvg, ownFileType, storedName } from '../../platform/uploads/index.js'
import type { FileEntry } from '../../store/index.js'
import type { Services } from '../services/services.js'
import { noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall, defineCall } from './call/define-call.js'
import { fileField, formBody } from './call/form-body.js'
import { botParams } from './params.js'
import { count, date, list } from './text.js'

/** The most that a server can be set to take at once, in bytes. */
const largestOfAll = 200_000_000

const fileRecord = v.strictObject({
  id: v.string(),
  url: v.pipe(
    v.string(),
    v.description('What stands in a bot: pages of any site may show it, for ever.'),
  ),
  name: v.pipe(v.string(), v.description('What it is called in its address.')),
  type: v.pipe(v.string(), v.description('By its content.')),
  size: v.pipe(count, v.description('In bytes.')),
  createdAt: date,
})

const exampleFile = {
  id: 'AbCdEfGhIjKlMnOpQrStUvWxYz012345',
  url: 'https://chat.example/files/AbCdEfGhIjKlMnOpQrStUvWxYz012345/carrot-cake.jpg',
  name: 'carrot-cake.jpg',
  type: 'image/jpeg',
  size: 48_213,
  createdAt: '2026-01-01T12:00:00.000Z',
}

/** Takes an image, a sound, a film or a paper for a bot. */
export const addFile = defineBotCall({
  method: 'POST',
  path: '/chatbots/{chatbotId}/files',
  id: 'addFile',
  tag: 'Files',
  summary: 'Add a file for a bot',
  description:
    'Takes an image (PNG, JPEG, GIF, WebP, AVIF), a sound (MP3, Ogg, WAV, M4A), a film (MP4, WebM), captions (WebVTT) or a paper (PDF, Office, ZIP), which is known by its content and not by its name. An SVG picture is refused: it may hold scripts. Files belong to the account: a file of a content that it has already is answered as it is.',
  params: botParams,
  query: nothing,
  body: formBody(
    v.strictObject({ file: fileField('The file.') }),
    'file',
    {},
    largestOfAll,
    services => services.fileLimits.largest,
  ),
  data: v.strictObject({ file: fileRecord }),
  example: { file: exampleFile },
  message: 'File added',
  errors: ['FILE_TYPE_NOT_SUPPORTED', 'FILES_FULL'],
  run: async (services, { owner, body: { file }, context }) => ({
    file: recordOf(await keepFile(services, owner, file), context, services.publicUrl),
  }),
})

/** Lists the files of an account. */
export const listFiles = defineCall({
  method: 'GET',
  path: '/files',
  id: 'listFiles',
  tag: 'Files',
  summary: 'List files',
  description: 'The newest 200, and how much room all have.',
  params: nothing,
  query: nothing,
  body: noBody,
  data: v.strictObject({
    files: list(fileRecord),
    size: v.pipe(count, v.description('The bytes of all files of the account.')),
    mostSize: v.pipe(count, v.description('How many there may be.')),
    largest: v.pipe(count, v.description('How many one file may have.')),
  }),
  example: { files: [exampleFile], size: 48_213, mostSize: 1_000_000_000, largest: 25_000_000 },
  message: 'Files fetched',
  run: async ({ store, publicUrl, fileLimits }, { owner, context }) => ({
    files: (await store.files.list(owner)).map(file => recordOf(file, context, publicUrl)),
    size: await store.files.size(owner),
    mostSize: fileLimits.ofAccount,
    largest: fileLimits.largest,
  }),
})

/** Deletes a file that no bot uses. */
export const deleteFile = defineCall({
  method: 'DELETE',
  path: '/files/{fileId}',
  id: 'deleteFile',
  tag: 'Files',
  summary: 'Delete a file',
  description: 'A file that a bot of the account, its draft or one of its versions uses stays.',
  params: v.strictObject({
    fileId: v.pipe(v.string(), v.description('The id of a file of yours.')),
  }),
  query: nothing,
  body: noBody,
  data: v.strictObject({ fileId: v.string() }),
  example: { fileId: exampleFile.id },
  message: 'File deleted',
  errors: ['FILE_NOT_FOUND', 'FILE_IN_USE'],
  run: async (services, { owner, params: { fileId } }) => {
    const file = await services.store.files.find(owner, fileId)
    if (!file) throw new ApiError('FILE_NOT_FOUND')
    if (await services.store.files.isUsed(owner, fileId)) throw new ApiError('FILE_IN_USE')
    await removeFile(services, file)
    return { fileId }
  },
})

type FileServices = Pick<Services, 'store' | 'uploads' | 'fileLimits'>

async function keepFile(
  { store, uploads, fileLimits }: FileServices,
  owner: string,
  { name, size, hash, begin, path }: SentFile,
): Promise<FileEntry> {
  const kind = ownFileType(begin, name)
  if (!kind) throw new ApiError('FILE_TYPE_NOT_SUPPORTED', isSvg(begin) ? { message: noSvg } : {})
  const same = await store.files.same(owner, hash)
  if (same) {
    // Who adds it once more means to use it: it stays for another while.
    await store.files.checked(same.id, true)
    return same
  }
  const id = randomBytes(24).toString('base64url')
  const file = { id, owner, title: addressTitle(name), ...kind, size }
  // Noted first: of two that come at once the one that is too much sees the other.
  const all = await store.files.note({ ...file, hash })
  try {
    if (all > fileLimits.ofAccount) throw new ApiError('FILES_FULL')
    await uploads.put(storedName(file), { path, hash })
  } catch (error) {
    await store.files.forget([id])
    throw error
  }
  return { ...file, createdAt: new Date().toISOString() }
}

const noSvg =
  'An SVG picture may hold scripts, so it is not kept. Save it as PNG or WebP, and add that.'

function recordOf(
  file: FileEntry,
  context: Context,
  publicUrl: string | undefined,
): v.InferOutput<typeof fileRecord> {
  const { id, title, extension, type, size, createdAt } = file
  const name = `${title}.${extension}`
  return {
    id,
    url: `${ownOrigin(context, publicUrl)}${filesPath}/${id}/${name}`,
    name,
    type,
    size,
    createdAt,
  }
}
