import { createHeavyWork, type HeavyWork } from '../../bots/publish/heavy-work.js'
import { createLiveBots, type LiveBots } from '../../bots/publish/live-bots.js'
import { createFilePlacer } from '../../bots/publish/place-files.js'
import type { AdmissionServices } from './admission.js'
import type { OnClose } from './on-close.js'
import type { OperationServices } from './operation.js'
import type { SecretServices } from './secrets.js'
import type { ServiceOptions } from './service-options.js'
import type { StorageServices } from './storage.js'

/** Bots as they are published. */
export interface BotServices {
  readonly bots: LiveBots
  readonly heavyWork: HeavyWork
}

/** Makes the cache of live bots, and the threads that read and lint bots. */
export function createBots(
  { threadArgs, workLimits, plugins }: ServiceOptions,
  {
    store,
    log,
    rateLimits,
    processorTime,
    secrets,
    publicUrl,
  }: StorageServices & OperationServices & AdmissionServices & SecretServices,
  onClose: OnClose,
): BotServices {
  const heavyWork = createHeavyWork({
    nodeArgs: threadArgs,
    limits: workLimits,
    plugins,
    ledger: {
      mayRun: processorTime.mayRun,
      spent: (account, seconds) =>
        void processorTime
          .spent(account, seconds)
          .catch(err => log.error({ err, account }, 'What a run has taken could not be noted')),
    },
  })
  onClose(heavyWork.close)
  return {
    bots: createLiveBots({
      bots: store.bots,
      plans: store.plans,
      heavyWork,
      secrets,
      limits: rateLimits,
      log,
      placeFiles: createFilePlacer(store, () => publicUrl),
    }),
    heavyWork,
  }
}
