import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { demoFolder } from '../base/folders.js'
import type { Store } from '../store/index.js'
import type { LiveBots } from './publish/live-bots.js'

/** Publishes the demo page's bot in a store that never had a bot; one that was deleted does not come back. */
export async function seedDemo({ bots, kept }: Store, live: LiveBots): Promise<void> {
  const mine = randomUUID()
  const isFirst = (await bots.isEmpty()) && (await kept.keep('demo', () => mine)) === mine
  if (!isFirst || !(await bots.create('demo'))) return
  await live.publish('demo', await readFile(new URL('demo-bot.json', demoFolder), 'utf8'))
}
