import type { StepOutcome, UnderstandRequest } from '../../../runtime/node/step-tools.js'
import type { IntentFrame, Understand } from '../../steps/intents.js'
import type { Store } from '../../store/index.js'
import { type Classifier, classifierOf, type Guess } from './classifier.js'
import { entitiesIn } from './entities.js'
import { unpackModel } from './pack-model.js'

/** Below it a guess is none, where an owner sets nothing else. */
export const usualThreshold = 0.4

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
  readonly classifier: Promise<{ readonly classifier: Classifier; readonly weights: number }>
}

/** Makes it over what is kept; models that were asked for last stay at hand. */
export function createUnderstanding({ intents }: Pick<Store, 'intents'>): Understanding {
  const loaded = new Map<string, Loaded>()
  return { classify, understand }

  async function classify(
    botId: string,
    text: string,
    threshold?: number,
  ): Promise<Understood | undefined> {
    const standing = await intents.find(botId)
    if (!standing || standing.version === null) return undefined
    const classifier = await load(botId, standing.version)
    const least = threshold ?? standing.threshold ?? usualThreshold
    const guesses = classifier.classify(text)
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

  async function load(botId: string, version: number): Promise<Classifier> {
    const known = loaded.get(botId)
    const found = known?.version === version ? known : { version, classifier: read(botId, version) }
    // Who was asked last stands last.
    loaded.delete(botId)
    loaded.set(botId, found)
    try {
      const { classifier } = await found.classifier
      await makeRoom()
      return classifier
    } catch (error) {
      if (loaded.get(botId) === found) loaded.delete(botId)
      throw error
    }
  }

  async function read(botId: string, version: number) {
    const text = await intents.model(botId, version)
    if (text === undefined) throw new Error(`The model ${version} of ${botId} is gone`)
    const model = await unpackModel(text)
    return { classifier: classifierOf(model), weights: model.weights.length }
  }

  /** The one that was asked last stays in any case. */
  async function makeRoom(): Promise<void> {
    let sum = 0
    for (const [botId, { classifier }] of [...loaded].reverse()) {
      sum += (await classifier.catch(() => undefined))?.weights ?? 0
      if (sum > mostWeights && botId !== [...loaded.keys()].at(-1)) loaded.delete(botId)
    }
  }
}
