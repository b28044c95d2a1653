import type { SecretReference } from '../../../runtime/bot/fields.js'
import type { Change } from '../../../runtime/draft/index.js'
import {
  type ChangeStepSecret,
  changeSecretsOfBot,
  changeSecretsOfChange,
  type FindStepType,
  type SecretPlace,
} from '../../../runtime/draft/secrets.js'
import type { SealedSecret } from '../../store/index.js'
import { type Sealing, seal } from './sealing.js'

/** A reference to a secret, and where it stands. */
export interface PlacedReference extends SecretPlace {
  readonly id: string
}

/** What was brought, with references in place of its secrets. */
export interface TakenIn<Brought> {
  readonly value: Brought
  /** Those that were written, to be kept with it. */
  readonly secrets: readonly SealedSecret[]
  /** Those that were referred to already. */
  readonly references: readonly PlacedReference[]
}

/** Takes in a bot, in whichever form it was written. `isForeign`: what it refers to is another account's, and is left out. */
export function takeInBot<Bot extends Readonly<Record<string, unknown>>>(
  bot: Bot,
  sealing: Sealing,
  isForeign = false,
): TakenIn<Bot> {
  return takeIn(sealing, isForeign, change => changeSecretsOfBot(bot, change))
}

/** Takes in a change of a draft, whose steps have these types. */
export function takeInChange<Given extends Change>(
  findType: FindStepType,
  given: Given,
  sealing: Sealing,
): TakenIn<Given> {
  return takeIn(sealing, false, change => changeSecretsOfChange(findType, given, change))
}

function takeIn<Brought>(
  sealing: Sealing,
  isForeign: boolean,
  act: (change: ChangeStepSecret) => Brought,
): TakenIn<Brought> {
  const secrets = new Map<string, SealedSecret>()
  const references: PlacedReference[] = []
  const value = act((secret: string | SecretReference, place) => {
    if (typeof secret !== 'string') {
      if (isForeign) return ''
      references.push({ ...place, id: secret.secret })
      return secret
    }
    const { kept, reference } = seal(sealing, secret)
    secrets.set(kept.id, kept)
    return reference
  })
  return { value, secrets: [...secrets.values()], references }
}
