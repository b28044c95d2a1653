import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { LiveBots } from '../bots/publish/live-bots.js'
import type { Store } from '../store/index.js'

/** The bot that the site's pages begin with, by its id. */
export const helpBotId = 'site-help'

/**
 * Publishes the site's own bot once, in the account of who came in first: the operator's desk answers for it. One that was
 * deleted does not come back, and one that was there before is left alone.
 */
export async function seedHelpBot(
  { bots, kept }: Pick<Store, 'bots' | 'kept'>,
  live: Pick<LiveBots, 'publish'>,
  seed: URL,
): Promise<void> {
  const file = new URL(`bots/${helpBotId}.json`, seed)
  if (!existsSync(file)) return
  const mine = randomUUID()
  const isFirst = (await kept.keep(helpBotId, () => mine)) === mine
  if (!isFirst || !(await bots.create(helpBotId))) return
  await live.publish(helpBotId, await readFile(file, 'utf8'))
}
