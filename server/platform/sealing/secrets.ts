import { asSecretReference, type SecretReference } from '../../../runtime/bot/fields.js'
import type { SealedSecret, Store } from '../../store/index.js'
import { type Sealing, seal, sealingKeys, unseal } from './sealing.js'
import { type PlacedReference, takeInBot } from './take-in.js'

/** What owners keep secret in their bots (decision 310). */
export interface Secrets {
  /** What an account's secrets are sealed with. */
  sealingOf(owner: string): Sealing
  /** Seals what is kept beside its own row, and goes with it. */
  sealAlone(owner: string, text: string): SealedSecret
  /** Opens it again; undefined where it cannot be opened. */
  openAlone(sealed: SealedSecret): string | undefined
  /** Keeps a secret of an account; resolves to what stands for it. */
  keep(owner: string, text: string): Promise<SecretReference>
  /** Keeps the secrets of a bot that is the account's; resolves to it with references in their place. */
  takeIn<Bot extends Readonly<Record<string, unknown>>>(owner: string, bot: Bot): Promise<Bot>
  /** Those of these references that lead to no secret of the account. */
  strangers(
    owner: string,
    references: readonly PlacedReference[],
  ): Promise<readonly PlacedReference[]>
  /** Which secrets of the account a value from outside refers to, wherever it does. */
  knownIn(owner: string, value: unknown): Promise<ReadonlySet<string>>
  /** Opens secrets for a step of a bot; one of another account, or that cannot be opened, is left out. */
  open(botId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The same for an account itself. */
  openOf(owner: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** Makes it over a store; `secret` is the installation's. */
export function createSecrets({ secrets }: Pick<Store, 'secrets'>, secret: string): Secrets {
  const keys = sealingKeys(secret)
  const sealingOf = (owner: string): Sealing => ({ ...keys, owner })
  return {
    sealingOf,
    sealAlone: (owner, text) => seal(sealingOf(owner), text).kept,
    openAlone: sealed => unseal(keys, sealed),
    async keep(owner, text) {
      const { kept, reference } = seal(sealingOf(owner), text)
      await secrets.put([kept])
      return reference
    },
    async takeIn(owner, bot) {
      const { value, secrets: written } = takeInBot(bot, sealingOf(owner))
      await secrets.put(written)
      return value
    },
    async strangers(owner, references) {
      if (references.length === 0) return []
      const known = await secrets.known(owner, [...new Set(references.map(({ id }) => id))])
      return references.filter(({ id }) => !known.has(id))
    },
    async knownIn(owner, value) {
      const ids = referencesIn(value)
      return ids.length === 0 ? none : secrets.known(owner, ids)
    },
    open: async (botId, ids) => openAll(await secrets.ofBot(botId, ids)),
    openOf: async (owner, ids) => openAll(await secrets.ofAccount(owner, ids)),
  }

  function openAll(found: readonly SealedSecret[]): ReadonlyMap<string, string> {
    return new Map(
      found.flatMap(kept => {
        const text = unseal(keys, kept)
        return text === undefined ? [] : [[kept.id, text]]
      }),
    )
  }
}

/** What is said of a reference that leads to no secret of the account, with what to do. */
export const strangerMessage = ({ nodeId, path }: PlacedReference): string =>
  `The secret in "${path.join('.')}" of "${nodeId}" is not one of this account. Write it here again, or leave the field blank.`

const none: ReadonlySet<string> = new Set()

/** What comes from outside may be nested as deeply as anybody likes. */
function referencesIn(value: unknown): readonly string[] {
  const ids = new Set<string>()
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    const reference = asSecretReference(next)
    if (reference) ids.add(reference.secret)
    else open.push(...Object.values(Object(next)).filter(inner => typeof inner === 'object'))
  }
  return [...ids]
}
