import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { partOf } from '../../base/byte-range.js'
import { StorageError, type UploadStorage } from './upload-storage.js'

/** Milliseconds; no file takes longer to come. */
const oldest = 3_600_000

/** Keeps files in a folder, which is made with the first one; the caller vouches for the names. */
export function createFolderStorage(folder: string): UploadStorage {
  return {
    isLocal: true,
    incoming: folder,
    put: (name, { path }) => rename(path, join(folder, name)),
    get: async (name, range) => {
      const file = await open(join(folder, name)).catch(() => undefined)
      if (!file) return undefined
      const { size } = await file.stat()
      if (!range) return { size, body: file.createReadStream() }
      const part = partOf(range, size)
      if (part)
        return { size, part, body: file.createReadStream({ start: part.from, end: part.to }) }
      await file.close()
      return { size }
    },
    remove: name => rm(join(folder, name), { force: true }),
    sweep: async () => {
      let swept = 0
      for (const name of await readdir(folder).catch(() => [])) {
        if (!name.endsWith('.part')) continue
        const path = join(folder, name)
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
        if (Date.now() - mtimeMs < oldest) continue
        await rm(path, { force: true })
        swept++
      }
      return swept
    },
    check: async () => {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
      } catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : ''
        throw new StorageError(
          `Uploads cannot be kept in ${resolve(folder)}${code}. Let UPLOADS_URL name a folder that the user who runs the server may write to.`,
          { cause },
        )
      }
    },
    close: async () => undefined,
  }
}
