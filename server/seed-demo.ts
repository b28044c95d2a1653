import { readFile } from 'node:fs/promises'
import { demoFolder } from './folders.js'
import type { LiveBots } from './publish/live-bots.js'

/** Publishes the demo page's bot. */
export async function seedDemo(bots: LiveBots): Promise<void> {
  await bots.publish('demo', await readFile(new URL('demo-bot.json', demoFolder), 'utf8'))
}
