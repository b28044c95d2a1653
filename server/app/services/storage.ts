import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noteQuery } from '../../base/tracing/spans.js'
import { usualBudgets } from '../../platform/limits/account-budgets.js'
import { keptSecret } from '../../platform/server-secret.js'
import { openUploads, type UploadStorage } from '../../platform/uploads/index.js'
import { isPostgres, openStore, type QueryNote, type Store } from '../../store/index.js'
import type { OnClose } from './on-close.js'
import type { ServiceOptions } from './service-options.js'

/** What is kept: in the database, and in files. */
export interface StorageServices {
  readonly store: Store
  readonly uploads: UploadStorage
  /** In bytes: how large a file of an owner may be, and all files of an account together. */
  readonly fileLimits: { readonly largest: number; readonly ofAccount: number }
}

/** Opens the database and the storage of files, with the installation's secret, of which all its keys are made. */
export async function openStorage(
  options: ServiceOptions,
  onClose: OnClose,
): Promise<StorageServices & { readonly secret: string }> {
  const { dataFolder, database = dataFolder ? join(dataFolder, 'talkgraph.db') : ':memory:' } =
    options
  const { tracing, image, budgets = usualBudgets, plans } = options
  if (tracing) onClose(tracing.stop)
  const system = isPostgres(database) ? 'postgresql' : 'sqlite'
  const onQuery = tracing && ((query: QueryNote) => noteQuery(system, query))
  const store = await openStore(database, Date.now, { image, onQuery, budgets, plans })
  onClose(store.close)
  const uploads = openUploads(options.uploads ?? join(dataFolder ?? tmpdir(), 'uploads'))
  onClose(uploads.close)
  const fileLimits = {
    largest: options.largestFile ?? 25_000_000,
    ofAccount: options.filesOfAccount ?? 1_000_000_000,
  }
  return {
    store,
    uploads,
    fileLimits,
    secret: options.secret ?? (await keptSecret(database, store)),
  }
}
