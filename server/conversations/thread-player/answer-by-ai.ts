import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import type { Logger } from '../../base/log.js'
import type { NextSuggestion } from '../../bots/appearance/details.js'
import { usualLimitText } from '../../bots/publish/bot-settings.js'
import { usualHandover, usualUnknown } from '../../bots/publish/flowless.js'
import { messageOf, type Said, textContent } from '../../channels/index.js'
import type { Guests } from '../../platform/guests/guests.js'
import type { AccountPlaces } from '../../platform/limits/account-places.js'
import type { Limiter } from '../../platform/limits/limiter.js'
import type { RateLimits } from '../../platform/limits/rates.js'
import type { AnswerQuestion } from '../../steps/knowledge.js'
import type { AiProviders } from '../../steps/model/ai-providers.js'
import { askModel } from '../../steps/model/ask-model.js'
import { noteCall, startNow } from '../../steps/runner/note-call.js'
import { runTold } from '../../steps/runner/run-step.js'
import type { BotEntry, MessageEntry, NewMessage, Store } from '../../store/index.js'
import type { Hooks } from '../hooks/hooks.js'
import type { Answered } from './answered.js'
import { nextPrompt, pickedNext } from './next-prompt.js'
import type { KeyedHeard } from './play-thread.js'
import { sayLimit } from './say-limit.js'
import { settingsOf } from './settings-of.js'
import type { HeldTurn } from './thread-turns.js'

/** Answers for bots without a flow. */
interface Answerer {
  /** Whether the server has an AI that answers for bots, or this bot has sources to answer from. */
  isThere(bot: BotEntry): Promise<boolean>
  /** Throws NOTHING_TO_ANSWER where there is no AI, and what the call of the AI failed with. */
  answer(bot: BotEntry, turn: HeldTurn, said: KeyedHeard): Promise<Answered>
}

/** What answering takes. */
export interface AnswererParts {
  readonly ai: AiProviders
  readonly guests: Pick<Guests, 'refuse'>
  readonly places: Pick<AccountPlaces, 'models'>
  readonly store: Pick<Store, 'calls' | 'exchanges' | 'messages' | 'knowledge' | 'plans'>
  readonly answerQuestion: AnswerQuestion
  readonly limiter: Limiter
  readonly rateLimits: RateLimits
  readonly log: Logger
  readonly hooks: Pick<Hooks, 'handedOver'>
}

const usual = { messages: [], provider: '', baseUrl: '', botRole: 'assistant', maxTokens: '1000' }

/** Stands for the node in the list of calls. */
const nodeId = 'message'

/** Makes what answers by AI, with the settings of the bot (decision 77). */
export function createAnswerer(parts: AnswererParts): Answerer {
  const { ai, guests, places, log, store, limiter, rateLimits, answerQuestion, hooks } = parts
  const apiKey = ai.usualKey
  const hasSources = async ({ id, owner }: BotEntry) => {
    const { pieces } = await store.knowledge.search.place({ owner, botId: id })
    return pieces > 0
  }
  return {
    isThere: async bot => apiKey !== undefined || (await hasSources(bot)),
    async answer(bot, { thread, end }, { heard, key }) {
      const isFromSources = await hasSources(bot)
      if (apiKey === undefined && !isFromSources) throw new ApiError('NOTHING_TO_ANSWER')
      const chat = { botId: bot.id, session: thread.session, begun: thread.createdAt }
      if ((await store.plans.isFull(bot.owner)) && !(await store.plans.hasCounted(chat)))
        return sayLimit(usualLimitText, { heard, key }, { thread, end })
      await limiter.admit([
        { name: 'bot-ai', of: bot.id, rate: rateLimits.aiPerBot, isShared: true },
      ])
      const set = settingsOf(bot)
      if (pickedNext(set.next, heard, thread.channel)?.isEscalationPrompt)
        return handOver({ thread, end }, { heard, key })
      const { context, userPrompt, historyCount, temperature, gptModel } = set
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
      const name = isFromSources ? 'knowledge' : 'ai'
      const told = { botId: bot.id, nodeId, name, failure: 'GPT handling failed' }
      const model = { selectedModel: gptModel, temperature: String(temperature) }
      const values = {
        answers: {},
        variables: {},
        visitor: {},
        transcript: [
          ...before.map(entryOf),
          {
            by: 'user' as const,
            message: isFromSources ? asked.text : promptOf(userPrompt, asked.text),
          },
        ],
      }
      const listening = { values, signal, onText: async () => undefined }
      const outcome = await runTold(told, log, async () => {
        if (isFromSources)
          return answerQuestion(
            {
              question: '',
              sourceIds: [],
              writer:
                apiKey === undefined
                  ? null
                  : { ...model, apiKey, context: `${context}\n\n${userPrompt}`.trim() },
              most: set.topK,
              isStrict: true,
            },
            { botId: bot.id, session: thread.session ?? undefined, ...listening },
          )
        return (
          (await guests.refuse(bot.id, 'ai')) ??
          places.models.run(bot.owner, () =>
            askModel({ ...usual, ...model, context, apiKey: apiKey ?? '' }, listening, ai),
          )
        )
      })
      await noteCall(parts, { botId: bot.id, nodeId, step: name, startedAt, outcome })
      if (!outcome.ok) throw new ApiError('CALL_FAILED', { message: outcome.message })
      const { text, sources } = isFromSources
        ? v.parse(answerSchema, outcome.body)
        : { text: String(outcome.body), sources: [] }
      const isKnown = text !== ''
      const words = isKnown ? text : set.unknownAnswer || usualUnknown
      const shown = set.hideSources ? [] : sources
      const said: Said = {
        contents: [textContent(words), ...shown.flatMap(linkOf)],
        prompt: nextPrompt(set.next),
        sources: shown,
      }
      const [question, answer] = await end({
        messages: [
          asked,
          {
            who: 'bot',
            text: words,
            said,
            prompts: set.next.filter(({ link }) => link === '').map(optionOf),
            ...(apiKey !== undefined && isKnown && { model: gptModel }),
            question: 'before',
          },
        ],
      })
      if (!question) throw new ApiError('SEND_MESSAGE_FAILED')
      await store.plans.noteChat(chat)
      return { state: thread.state, question, answer, said, problems: [] }
    },
  }

  async function handOver(
    { thread, end }: Pick<HeldTurn, 'thread' | 'end'>,
    { heard, key }: KeyedHeard,
  ): Promise<Answered> {
    const said: Said = { contents: [textContent(usualHandover)], prompt: null }
    const told: NewMessage = { who: 'bot', text: usualHandover, said, question: 'before' }
    const [question, answer] = await end({
      state: 'waiting',
      waitingUntil: null,
      messages: [{ ...messageOf(heard), key }, told],
    })
    if (!question) throw new ApiError('SEND_MESSAGE_FAILED')
    await hooks.handedOver(thread)
    return { state: 'waiting', question, answer, said, problems: [] }
  }
}

const answerSchema = v.object({
  text: v.string(),
  sources: v.array(v.object({ title: v.string(), address: v.nullable(v.string()) })),
})

const linkOf = ({ title, address }: v.InferOutput<typeof answerSchema>['sources'][number]) =>
  address === null ? [] : [{ kind: 'link' as const, src: address, label: title }]

const optionOf = ({ id, title, description }: NextSuggestion) => ({ id, title, description })

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
