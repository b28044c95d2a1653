import type { StepOutcome, UnderstandRequest } from '../../../runtime/node/step-tools.js'
import type { IntentFrame, Understand } from '../../steps/intents.js'
import type { IntentStanding, Store } from '../../store/index.js'
import type { Meaning } from '../embeddings/meaning.js'
import { type Classifier, classifierOf, type Guess, usualThreshold } from './classifier.js'
import { entitiesIn } from './entities.js'
import { guessNear, type NearModel, unpackNear } from './near-model.js'
import { unpackModel } from './pack-model.js'

/** What was understood of a text; `intent` is null where nothing is sure enough. */
interface Understood {
  readonly intent: string | null
  /** Of the best guess, from 0 to 1. */
  readonly confidence: number
  /** The best guesses but for what was understood. */
  readonly others: readonly Guess[]
}

/** Understands texts by what bots have learned. */
export interface Understanding {
  /** Undefined: the bot has learned nothing yet. `threshold`: instead of the bot's own. */
  classify(botId: string, text: string, threshold?: number): Promise<Understood | undefined>
  /** The same for a step of a flow. */
  readonly understand: Understand
}

/** So many weights of models are kept at hand. */
const mostWeights = 64_000_000
const mostOthers = 5

interface Loaded {
  readonly version: number
  readonly learned: Promise<Learned>
}

/** What was learned by words, or by embeddings; undefined: nothing was learned by these. */
interface Learned {
  readonly classifier?: Classifier
  readonly near?: NearModel | undefined
  readonly weights: number
}

/** Makes it over what is kept; models that were asked for last stay at hand. */
export function createUnderstanding(
  { intents, bots }: Pick<Store, 'intents' | 'bots'>,
  meaning: Pick<Meaning, 'vectorOf'>,
): Understanding {
  const loaded = new Map<string, Loaded>()
  const readers = { words: readWords, embeddings: readNear }
  return { classify, understand }

  async function classify(
    botId: string,
    text: string,
    threshold?: number,
  ): Promise<Understood | undefined> {
    const standing = await intents.find(botId)
    if (!standing || standing.version === null) return undefined
    const { version, method } = standing
    const least = threshold ?? standing.threshold ?? usualThreshold
    const guesses =
      (method === 'embeddings' ? await nearGuesses(botId, version, text) : undefined) ??
      (await load(botId, version, 'words')).classifier?.classify(text) ??
      []
    const [best] = guesses
    const isUnderstood = best !== undefined && best.confidence >= least && text.trim() !== ''
    return {
      intent: isUnderstood ? best.intent : null,
      confidence: best?.confidence ?? 0,
      others: guesses.slice(isUnderstood ? 1 : 0).slice(0, mostOthers),
    }
  }

  async function understand(
    { threshold, entities = [] }: UnderstandRequest,
    { botId, values: { transcript, locale = '' } }: IntentFrame,
  ): Promise<StepOutcome> {
    const said = transcript.findLast(({ by }) => by === 'user')?.message
    const text = typeof said === 'string' ? said : ''
    const understood = await classify(botId, text, threshold)
    if (!understood)
      return {
        ok: false,
        code: 'CALL_FAILED',
        message: 'The bot has not learned its intents yet',
      }
    const { intent, confidence, others } = understood
    const today = new Date().toISOString().slice(0, 10)
    return {
      ok: true,
      body: {
        intent,
        confidence,
        others: others.map(other => ({ ...other })),
        entities: entitiesIn(text, entities, { today, locale }),
      },
    }
  }

  /** Undefined where that cannot be told: by words it can. */
  async function nearGuesses(
    botId: string,
    version: number,
    text: string,
  ): Promise<readonly Guess[] | undefined> {
    const owner = (await bots.find(botId))?.owner
    const { near } = await load(botId, version, 'embeddings')
    if (!near || owner === undefined || text.trim() === '') return undefined
    const asked = await meaning.vectorOf(owner, text)
    const isComparable = asked?.madeBy === near.madeBy && asked.vector.length === near.width
    return isComparable ? guessNear(near, asked.vector) : undefined
  }

  async function load(
    botId: string,
    version: number,
    method: IntentStanding['method'],
  ): Promise<Learned> {
    const name = `${method} ${botId}`
    const known = loaded.get(name)
    const found =
      known?.version === version ? known : { version, learned: readers[method](botId, version) }
    // Who was asked last stands last.
    loaded.delete(name)
    loaded.set(name, found)
    try {
      const learned = await found.learned
      // What is not there yet may come later.
      if (learned.weights === 0) loaded.delete(name)
      await makeRoom()
      return learned
    } catch (error) {
      if (loaded.get(name) === found) loaded.delete(name)
      throw error
    }
  }

  async function readWords(botId: string, version: number): Promise<Learned> {
    const text = await intents.model(botId, version)
    if (text === undefined) throw new Error(`The model ${version} of ${botId} is gone`)
    const model = await unpackModel(text)
    return { classifier: classifierOf(model), weights: model.weights.length }
  }

  async function readNear(botId: string, version: number): Promise<Learned> {
    const text = await intents.nearModel(botId, version)
    const near = text ? await unpackNear(text) : undefined
    return { near, weights: near?.bytes.length ?? 0 }
  }

  /** The one that was asked last stays in any case. */
  async function makeRoom(): Promise<void> {
    let sum = 0
    for (const [name, { learned }] of [...loaded].reverse()) {
      sum += (await learned.catch(() => undefined))?.weights ?? 0
      if (sum > mostWeights && name !== [...loaded.keys()].at(-1)) loaded.delete(name)
    }
  }
}
