import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadStorage } from './upload-storage.js'

/** Keeps files in a folder, which is made with the first one; the caller vouches for the names. */
export function createFolderStorage(folder: string): UploadStorage {
  return {
    put: async (name, bytes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, name)
      const file = await open(`${path}.part`, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
    },
    get: async name => {
      const file = await open(join(folder, name)).catch(() => undefined)
      return file?.createReadStream()
    },
    close: async () => undefined,
  }
}
