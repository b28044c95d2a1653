import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { ApiError } from '../../errors.js'
import type { BotEntry, Store } from '../../store/index.js'
import { line } from './text.js'

/** What a bot is called. */
export const botTitle = v.pipe(line(200), v.description('What the bot is called.'))

/** Makes a bot with this flow as its first version, a draft. */
export async function storeNewBot(
  { bots }: Pick<Store, 'bots'>,
  {
    owner,
    name,
    file,
    by,
  }: {
    readonly owner: string
    readonly name: string
    readonly file: string
    /** Who makes it. */
    readonly by: string
  },
): Promise<BotEntry> {
  const id = randomBytes(10).toString('hex')
  await bots.create(id, { name, owner })
  await bots.save(id, file, by)
  const made = await bots.find(id)
  if (!made) throw new ApiError('CREATE_CHATBOT_FAILED')
  return made
}
