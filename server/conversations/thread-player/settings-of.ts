import { type NextSuggestion, readDetails } from '../../bots/appearance/details.js'
import { defaultSettings, type Settings } from '../../bots/appearance/settings.js'
import type { BotEntry } from '../../store/index.js'

/** What is set of a bot that answers by AI. */
interface AiSettings
  extends Pick<
    Settings,
    | 'userPrompt'
    | 'historyCount'
    | 'temperature'
    | 'gptModel'
    | 'topK'
    | 'hideSources'
    | 'unknownAnswer'
  > {
  /** What the AI is told first: the owner's prompt, and what it may answer from. */
  readonly context: string
  /** What visitors are suggested to say after an answer. */
  readonly next: readonly NextSuggestion[]
}

/** Reads how an AI answers for a bot. */
export function settingsOf({ details }: BotEntry): AiSettings {
  const { settings, customContent = '', nextSuggestions: next = [] } = readDetails(details)
  const set = { ...defaultSettings, ...settings }
  const context = [set.systemPrompt, customContent].filter(text => text.trim() !== '').join('\n\n')
  return { ...set, context, next }
}
