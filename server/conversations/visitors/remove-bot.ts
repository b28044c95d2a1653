import { readDetails } from '../../bots/appearance/details.js'
import type { UploadStorage } from '../../platform/uploads/index.js'
import type { BotEntry, Store } from '../../store/index.js'
import { removeResultsOf } from './remove-results.js'
import { removeUploads } from './remove-uploads.js'

/** What bots leave, and where their files are. */
export interface BotData {
  readonly store: Pick<Store, 'bots' | 'uploads' | 'results'>
  readonly uploads: Pick<UploadStorage, 'remove'>
  /** What is served of them from memory. */
  readonly bots: { remove(id: string): void }
}

/** Deletes a bot with its versions, icons, calls and mails, its visitors’ files, its threads and its stored conversations. */
export async function removeBot(
  { store, uploads, bots }: BotData,
  { id, details }: Pick<BotEntry, 'id' | 'details'>,
): Promise<void> {
  for (const icon of Object.values(readDetails(details).icons))
    if (icon) await uploads.remove(icon.id)
  await removeUploads(store, uploads, { botId: id })
  await removeResultsOf(store, id)
  await store.bots.remove(id)
  bots.remove(id)
  // What a visitor sent meanwhile.
  await removeUploads(store, uploads, { botId: id })
}
