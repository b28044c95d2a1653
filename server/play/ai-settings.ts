import type { BotEntry } from '../store/index.js'

/** How an AI answers for a bot. */
export interface AiSettings {
  readonly systemPrompt: string
  readonly userPrompt: string
  readonly historyCount: number
  readonly temperature: number
  readonly gptModel: string
}

/** The settings of a bot that are about its AI. */
export function aiSettings(_: BotEntry): AiSettings {
  return { systemPrompt: '', userPrompt: '', historyCount: 4, temperature: 1, gptModel: 'gpt-3.5-turbo' }
}
