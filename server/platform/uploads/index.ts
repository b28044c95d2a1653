import { fileURLToPath } from 'node:url'
import { createFolderStorage } from './folder-storage.js'
import { createS3Storage } from './s3-storage.js'
import type { UploadStorage } from './upload-storage.js'

export { fileName, storedName } from './file-name.js'
export { typeOfBytes, typeOfName } from './file-type.js'
export { addressTitle, isSvg, ownFileType } from './own-file-type.js'
export { StorageError, type UploadStorage } from './upload-storage.js'

/** Opens the storage of uploaded files: a folder (a path or a `file:` address), or an S3-compatible service (http, https). */
export function openUploads(address: string): UploadStorage {
  if (/^https?:/i.test(address)) return createS3Storage(address)
  return createFolderStorage(/^file:\/\//i.test(address) ? fileURLToPath(address) : address)
}
