import { createPushNews, type PushNews } from '../../conversations/push/push-news.js'
import { type PushKeys, pushKeys } from '../../platform/push/push-keys.js'
import type { OperationServices } from './operation.js'
import type { StorageServices } from './storage.js'

/** How members are told in their browsers. */
export interface PushServices {
  readonly pushNews: PushNews
  /** Undefined: they were sealed with another secret. */
  readonly pushKeys: () => Promise<PushKeys | undefined>
}

/** Makes it; the keys are made when somebody first asks for them. */
export function createPushServices(
  secret: string,
  parts: StorageServices & OperationServices,
): PushServices {
  let known: Promise<PushKeys | undefined> | undefined
  return {
    pushNews: createPushNews(parts),
    pushKeys() {
      const asked = known ?? pushKeys(parts.store, secret)
      known = asked
      // What could not be read is asked for again.
      asked.catch(() => {
        known = undefined
      })
      return asked
    },
  }
}
