import { createDraftHub, type DraftHub } from '../../bots/drafts/draft-hub.js'
import { createDrafts, type Drafts } from '../../bots/drafts/drafts.js'
import { createPresences, type Presences } from '../../bots/drafts/presence.js'
import type { OnClose } from './on-close.js'
import type { OperationServices } from './operation.js'
import type { SecretServices } from './secrets.js'
import type { StorageServices } from './storage.js'

/** Drafts that are drawn, whom their streams are told by, and who is there. */
export interface DraftServices {
  readonly drafts: Drafts
  readonly draftHub: DraftHub
  readonly presences: Presences
}

/** Makes what drafts are drawn with. */
export function createDraftServices(
  {
    store,
    log,
    secrets,
  }: Pick<StorageServices & OperationServices & SecretServices, 'store' | 'log' | 'secrets'>,
  onClose: OnClose,
): DraftServices {
  const draftHub = createDraftHub(store.draftNotices, log)
  onClose(draftHub.close)
  return {
    drafts: createDrafts(store, secrets, draftHub),
    draftHub,
    presences: createPresences(draftHub),
  }
}
