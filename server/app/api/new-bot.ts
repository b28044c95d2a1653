import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import type { Asker } from '../../platform/threads/thread-pool.js'
import type { BotEntry, BotKind, Store } from '../../store/index.js'
import type { Services } from '../services/services.js'
import { line } from './text.js'

/** What a bot is called. */
/** Whose a bot becomes that is made of an example. */
export const newOwner = {
  businessName: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[^\p{Cc}]{1,100}$/u),
      v.description('What the business is called, in place of the example’s.'),
    ),
  ),
  email: v.optional(
    v.pipe(v.string(), v.email(), v.maxLength(254), v.description('Where mails of the bot go.')),
  ),
}

export const botTitle = v.pipe(line(200), v.description('What the bot is called.'))

/** Makes a bot with this flow as its first version, a draft, whose secrets are sealed. */
export async function storeNewBot(
  {
    store: { bots, secrets: kept },
    heavyWork,
    secrets,
  }: Pick<Services, 'store' | 'heavyWork' | 'secrets'>,
  {
    asker,
    name,
    file,
    by,
    kind = 'bot',
    isForeign = false,
  }: {
    /** Whose bot it becomes. */
    readonly asker: Asker
    readonly name: string
    readonly file: string
    /** Who makes it. */
    readonly by: string
    readonly kind?: BotKind
    /** The flow is not of the account: secrets to which it refers are left out. */
    readonly isForeign?: boolean
  },
): Promise<BotEntry> {
  const { account: owner } = asker
  const id = randomBytes(10).toString('hex')
  // A sub-flow knows its own id, so that it is seen where it would play itself.
  const whole = kind === 'bot' ? file : JSON.stringify({ ...JSON.parse(file), id })
  const sealed = await heavyWork.run(
    'seal',
    { ...asker, size: whole.length },
    whole,
    secrets.sealingOf(owner),
    isForeign,
  )
  await kept.put(sealed.secrets)
  await bots.create(id, { name, owner, kind })
  await beginBot(bots, id, () => bots.save(id, sealed.file, by))
  const made = await bots.find(id)
  if (!made) throw new ApiError('CREATE_CHATBOT_FAILED')
  return made
}

/** Stores what a new bot begins with; where that is refused, the bot goes with it. */
export async function beginBot<Done>(
  bots: Pick<Store['bots'], 'removeBlank'>,
  id: string,
  begin: () => Promise<Done>,
): Promise<Done> {
  try {
    return await begin()
  } catch (error) {
    // Another call may have stored something meanwhile, which stays.
    await bots.removeBlank(id)
    throw error
  }
}
