import { storedName, type UploadStorage } from '../../platform/uploads/index.js'
import type { FileEntry, Store } from '../../store/index.js'

/** Where owners' files are. */
interface FileParts {
  readonly store: Pick<Store, 'files'>
  readonly uploads: Pick<UploadStorage, 'remove'>
}

const day = 86_400_000

/** Milliseconds for which a file is kept that no bot uses. */
const grace = 30 * day

/** Deletes a file that an owner put into a bot, then forgets it. */
export async function removeFile({ store, uploads }: FileParts, file: FileEntry): Promise<void> {
  await uploads.remove(storedName(file))
  await store.files.forget([file.id])
}

/** Deletes every file of an account. */
export async function removeFilesOf(parts: FileParts, owner: string): Promise<void> {
  for (;;) {
    const some = await parts.store.files.list(owner)
    if (some.length === 0) return
    for (const file of some) await removeFile(parts, file)
  }
}

/** Looks once a day whether a bot uses a file, and deletes those that none has used for 30 days; resolves to how many. */
export async function removeUnusedFiles(
  parts: FileParts,
  now: () => number = Date.now,
): Promise<number> {
  const { files } = parts.store
  let removed = 0
  for (const file of await files.unchecked(day)) {
    const isUsed = await files.isUsed(file.owner, file.id)
    const isOver = file.unusedSince !== null && now() - Date.parse(file.unusedSince) >= grace
    if (isUsed || !isOver) await files.checked(file.id, isUsed)
    else {
      await removeFile(parts, file)
      removed++
    }
  }
  return removed
}
