import { asSecretReference } from '../../../runtime/bot/fields.js'
import { ApiError } from '../../base/errors.js'
import { CallError, type Outbound, toFailure } from '../../platform/outbound/index.js'
import { seal } from '../../platform/sealing/sealing.js'
import type { Secrets } from '../../platform/sealing/secrets.js'
import type { AiProviders } from '../../steps/model/ai-providers.js'
import type { EmbeddingsEntry, Store } from '../../store/index.js'
import { hashOf } from '../reading/to-pieces.js'
import type { EmbeddingsCall } from './ask-embeddings.js'
import { embedTexts } from './embed-texts.js'
import { nearnessOf, probeTexts } from './nearness-of.js'

/** What an owner enters; a key that is absent stays where the address does, and a blank one is none. */
interface EmbeddingsAsked {
  readonly address: string
  readonly model: string
  readonly dimensions: number | null
  readonly key: string | undefined
}

/** The provider of an account, ready to be asked. */
interface OpenEmbeddings {
  readonly entry: EmbeddingsEntry
  /** Why it cannot be asked, with what to do. */
  readonly call: EmbeddingsCall | { readonly remedy: string }
}

/** Which providers turn accounts' texts into vectors. */
export interface Embeddings {
  /** Undefined: the account has none. */
  open(owner: string): Promise<OpenEmbeddings | undefined>
  /** Has an account's pieces embedded by this provider, if it does what it should. Throws CONNECTION_REFUSED and BUDGET_REACHED. */
  set(owner: string, asked: EmbeddingsAsked): Promise<EmbeddingsEntry>
  /** Forgets it with all vectors; false where there was none. */
  remove(owner: string): Promise<boolean>
}

/** What they are made with. */
export interface EmbeddingsParts {
  readonly store: Pick<Store, 'knowledge' | 'operators'>
  readonly secrets: Pick<Secrets, 'openOf' | 'sealingOf'>
  readonly ai: Pick<AiProviders, 'at' | 'key'>
  /** For accounts that are trusted, and for guests, who do not reach inner hosts. */
  readonly ways: { readonly trusted: Outbound; readonly guests: Outbound }
}

/** Milliseconds for trying a provider. */
const patience = 20_000

/** Makes them. */
export function createEmbeddings({ store, secrets, ai, ways }: EmbeddingsParts): Embeddings {
  const { embeddings, sources } = store.knowledge
  return {
    async open(owner) {
      const entry = await embeddings.find(owner)
      if (!entry) return undefined
      const key = await keyOf(entry)
      if (key === undefined) return { entry, call: { remedy: unreadable } }
      try {
        return { entry, call: await callOf(owner, entry, key) }
      } catch (error) {
        return { entry, call: { remedy: toFailure(error).message } }
      }
    },
    async set(owner, { key: given, ...asked }) {
      const before = await embeddings.find(owner)
      // A key goes nowhere but where its owner has sent it.
      const stays = given === undefined && before?.address === asked.address
      const key = stays ? ((await keyOf(before)) ?? '') : (given?.trim() ?? '')
      const nearness = await tried(owner, asked, key)
      const { kept, named } = keptKey(owner, key)
      const entry = await embeddings.put(
        {
          owner,
          ...asked,
          key: named,
          madeBy: hashOf(JSON.stringify([asked.address, asked.model, asked.dimensions])),
          nearness,
        },
        kept,
      )
      for (const { id } of await sources.list(owner)) await embeddings.wake(id, 'embeddings')
      return entry
    },
    remove: owner => embeddings.remove(owner),
  }

  /** From which nearness on a piece speaks of a question; throws CONNECTION_REFUSED. */
  async function tried(
    owner: string,
    asked: Omit<EmbeddingsAsked, 'key'>,
    key: string,
  ): Promise<number> {
    const signal = AbortSignal.timeout(patience)
    const embedded = await callOf(owner, asked, key)
      .then(call => embedTexts(call, probeTexts, signal))
      .catch((error: unknown) => ({ ok: false, remedy: toFailure(error).message }) as const)
    if (!embedded.ok) throw new ApiError('CONNECTION_REFUSED', { message: embedded.remedy })
    return nearnessOf(embedded.vectors)
  }

  function keptKey(owner: string, key: string) {
    if (key === '') return { named: {}, kept: [] }
    if (isOfServer(key)) return { named: { name: key }, kept: [] }
    const { kept, reference } = seal(secrets.sealingOf(owner), key)
    return { named: { ...reference }, kept: [kept] }
  }

  /** Undefined where it cannot be opened. */
  async function keyOf({ owner, key }: EmbeddingsEntry): Promise<string | undefined> {
    if (typeof key.name === 'string') return key.name
    const reference = asSecretReference(key)
    if (!reference) return ''
    return (await secrets.openOf(owner, [reference.secret])).get(reference.secret)
  }

  /** Throws a `CallError`. */
  async function callOf(
    owner: string,
    { address, model, dimensions }: Omit<EmbeddingsAsked, 'key'>,
    key: string,
  ): Promise<EmbeddingsCall> {
    const isGuest = await store.operators.isGuest(owner)
    // What the settings name is at the cost of who runs the server.
    const named = isGuest ? undefined : ai.at(address)
    if (isOfServer(key) && !named)
      throw new CallError('A key of the server goes only where the server’s settings say')
    const outbound = named?.outbound ?? (isGuest ? ways.guests : ways.trusted)
    const kind = named?.kind ?? (azure.test(new URL(address).hostname) ? 'azure' : 'openai')
    const provider = { kind, url: address }
    return { provider, outbound, model, dimensions, key: named ? ai.key(key) : key }
  }
}

const isOfServer = (key: string): boolean => key.startsWith('server:')

const azure = /\.(?:openai|cognitiveservices)\.azure\.com$/i

const unreadable =
  'The key cannot be read: the installation’s own secret has changed. Enter it again.'
