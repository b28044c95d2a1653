import * as v from 'valibot'
import { operationSchema } from '../../../runtime/draft/index.js'
import { maySecretsBeIn, stepTypesIn } from '../../../runtime/draft/secrets.js'
import type { Logger } from '../../base/log.js'
import { readStored } from '../../base/read-stored.js'
import type { BotSealer, Store } from '../../store/index.js'
import type { Sealing } from './sealing.js'
import type { Secrets } from './secrets.js'
import { type TakenIn, takeInBot, takeInChange } from './take-in.js'

const note = 'secrets in bots'

/** Once, seals the secrets that earlier versions stored as they were written: in versions, drafts and operations. */
export async function sealStored(
  { kept, secrets: repository, compact }: Pick<Store, 'kept' | 'secrets' | 'compact'>,
  secrets: Pick<Secrets, 'sealingOf'>,
  log: Logger,
): Promise<void> {
  if ((await kept.find(note)) === 'sealed') return
  const texts = await repository.sealBots(owner => botSealer(secrets.sealingOf(owner)))
  await kept.put(note, 'sealed')
  if (texts === 0) return
  await compact()
  log.info({ texts }, 'Secrets in stored bots were sealed')
}

function botSealer(sealing: Sealing): BotSealer {
  const types = new Map<string, string>()
  const learn = (bot: unknown) => {
    for (const [id, type] of stepTypesIn(Object(bot))) types.set(id, type)
  }
  return {
    file(text) {
      const bot = readStored<Record<string, unknown>>(text, {}, 'bot')
      learn(bot)
      return maySecretsBeIn(text) ? resealed(takeInBot(bot, sealing)) : undefined
    },
    operation(text) {
      const read = v.safeParse(
        operationSchema,
        readStored<object>(text, {}, 'operation of a draft'),
      )
      if (!read.success) return undefined
      const { output } = read
      if (output.op === 'add') learn({ nodes: [output.node] })
      if (output.op === 'replace') learn(output.bot)
      // Its path may name a secret that stands deep in a field.
      return resealed(takeInChange(id => types.get(id), output, sealing))
    },
  }
}

function resealed({ value, secrets }: TakenIn<unknown>) {
  return secrets.length > 0 ? { text: JSON.stringify(value), secrets } : undefined
}
