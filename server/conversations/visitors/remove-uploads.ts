import type { UploadStorage } from '../../platform/uploads/index.js'
import type { Store, UploadChoice } from '../../store/index.js'

/** Deletes uploaded files, then forgets them; resolves to how many. A file that is gone already does not matter. */
export async function removeUploads(
  { uploads }: Pick<Store, 'uploads'>,
  storage: Pick<UploadStorage, 'remove'>,
  choice: UploadChoice,
): Promise<number> {
  let removed = 0
  for (;;) {
    const names = await uploads.names(choice)
    if (names.length === 0) return removed
    for (const name of names) await storage.remove(name)
    await uploads.forget(names)
    removed += names.length
  }
}
