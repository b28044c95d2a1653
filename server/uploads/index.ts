import { fileURLToPath } from 'node:url'
import { createFolderStore } from './folder-store.js'
import { createS3Store } from './s3-store.js'
import type { UploadStore } from './upload-store.js'

export { typeOfBytes, typeOfName } from './file-type.js'
export type { UploadStore } from './upload-store.js'

/** Opens the place for uploaded files: a folder (a path or a `file:` address), or an S3-compatible store (http, https). */
export function openUploads(address: string): UploadStore {
  if (/^https?:/i.test(address)) return createS3Store(address)
  return createFolderStore(/^file:\/\//i.test(address) ? fileURLToPath(address) : address)
}
