import { ApiError } from '../../base/errors.js'
import type { Logger } from '../../base/log.js'
import { messageOf, textContent } from '../../channels/index.js'
import type { Guests } from '../../platform/guests/guests.js'
import type { AccountPlaces } from '../../platform/limits/account-places.js'
import type { Limiter } from '../../platform/limits/limiter.js'
import type { RateLimits } from '../../platform/limits/rates.js'
import type { AiProviders } from '../../steps/model/ai-providers.js'
import { askModel } from '../../steps/model/ask-model.js'
import { noteCall, startNow } from '../../steps/runner/note-call.js'
import { runTold } from '../../steps/runner/run-step.js'
import type { BotEntry, MessageEntry, Store } from '../../store/index.js'
import type { Answered } from './answered.js'
import type { KeyedHeard } from './play-thread.js'
import { settingsOf } from './settings-of.js'
import type { HeldTurn } from './thread-turns.js'

/** Answers for bots without a flow. */
interface Answerer {
  /** Whether the server has an AI that answers for bots. */
  readonly isThere: boolean
  /** Throws NOTHING_TO_ANSWER where there is no AI, and what the call of the AI failed with. */
  answer(bot: BotEntry, turn: HeldTurn, said: KeyedHeard): Promise<Answered>
}

/** What answering takes. */
export interface AnswererParts {
  readonly ai: AiProviders
  readonly guests: Pick<Guests, 'refuse'>
  readonly places: Pick<AccountPlaces, 'models'>
  readonly store: Pick<Store, 'calls' | 'messages'>
  readonly limiter: Limiter
  readonly rateLimits: RateLimits
  readonly log: Logger
}

const usual = { messages: [], provider: '', baseUrl: '', botRole: 'assistant', maxTokens: '1000' }

/** Stands for the node in the list of calls. */
const nodeId = 'message'

/** Makes what answers by AI, with the settings of the bot (decision 77). */
export function createAnswerer(parts: AnswererParts): Answerer {
  const { ai, guests, places, log, store, limiter, rateLimits } = parts
  const apiKey = ai.usualKey
  return {
    isThere: apiKey !== undefined,
    async answer(bot, { thread, end }, { heard, key }) {
      if (apiKey === undefined) throw new ApiError('NOTHING_TO_ANSWER')
      await limiter.admit([
        { name: 'bot-ai', of: bot.id, rate: rateLimits.aiPerBot, isShared: true },
      ])
      const { context, userPrompt, historyCount, temperature, gptModel } = settingsOf(bot)
      const before =
        historyCount > 0
          ? await store.messages.list(thread.id, {
              before: Number.MAX_SAFE_INTEGER,
              limit: historyCount,
              forVisitor: true,
            })
          : []
      const asked = { ...messageOf(heard), key }
      const startedAt = startNow()
      const { signal } = new AbortController()
      const told = { botId: bot.id, nodeId, name: 'ai', failure: 'GPT handling failed' }
      const outcome = await runTold(
        told,
        log,
        async () =>
          (await guests.refuse(bot.id, 'ai')) ??
          places.models.run(bot.owner, () =>
            askModel(
              {
                ...usual,
                apiKey,
                selectedModel: gptModel,
                temperature: String(temperature),
                context,
              },
              {
                values: {
                  answers: {},
                  variables: {},
                  visitor: {},
                  transcript: [
                    ...before.map(entryOf),
                    { by: 'user', message: promptOf(userPrompt, asked.text) },
                  ],
                },
                signal,
                onText: async () => undefined,
              },
              ai,
            ),
          ),
      )
      await noteCall(parts, { botId: bot.id, nodeId, step: 'ai', startedAt, outcome })
      if (!outcome.ok) throw new ApiError('CALL_FAILED', { message: outcome.message })
      const said = { contents: [textContent(String(outcome.body))], prompt: null }
      const [question, answer] = await end({
        messages: [
          asked,
          { who: 'bot', text: String(outcome.body), said, model: gptModel, question: 'before' },
        ],
      })
      if (!question) throw new ApiError('SEND_MESSAGE_FAILED')
      return { state: thread.state, question, answer, said, problems: [] }
    },
  }
}

function entryOf({ who, text }: MessageEntry) {
  return { by: who === 'visitor' ? 'user' : 'bot', message: text } as const
}

/** `{question}` in the owner's words is where the visitor's stand; else they come behind. */
function promptOf(words: string, text: string): string {
  if (words.trim() === '') return text
  return words.includes('{question}')
    ? words.replaceAll('{question}', () => text)
    : `${words}\n\n${text}`
}
