import type { Store } from '../../store/index.js'

/** A draft as JSON text: what its operations have made, else the newest version; undefined where there is no flow yet. */
export async function draftFile(
  store: Pick<Store, 'bots' | 'drafts'>,
  botId: string,
): Promise<string | undefined> {
  const found = await store.drafts.find(botId)
  if (found) return found.file
  return newestFile(store, botId)
}

/** The newest version as JSON text; undefined where there is none. */
export async function newestFile(
  { bots }: Pick<Store, 'bots'>,
  botId: string,
): Promise<string | undefined> {
  const newest = (await bots.versions(botId, { limit: 1 }))[0]?.version
  return newest === undefined ? undefined : (await bots.version(botId, newest))?.file
}
