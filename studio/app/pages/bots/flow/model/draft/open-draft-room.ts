import { makeKey } from '#api/make-key.js'
import { browserClock } from './clock.js'
import { createDraftRoom } from './create-draft-room.js'
import type { DraftRoom } from './draft-room.js'
import { createHttpTransport } from './http-transport.js'
import { createIdbStorage } from './idb-storage.js'
import { openTab } from './open-tab.js'

/** Opens a bot's draft in this tab. Rejects where it can be had neither from the server nor from this browser. */
export async function openDraftRoom(botId: string): Promise<DraftRoom> {
  const tab = await openTab(botId)
  try {
    const room = await createDraftRoom({
      transport: createHttpTransport(botId, tab.id),
      storage: createIdbStorage(botId, tab.id, tab),
      clock: browserClock,
      nextId: makeKey,
    })
    return {
      ...room,
      close() {
        room.close()
        tab.leave()
      },
    }
  } catch (error) {
    tab.leave()
    throw error
  }
}
