import * as v from 'valibot'
import { readStored } from '../../base/read-stored.js'
import { settings } from './settings.js'

/** The kinds of icons of a bot. */
export const iconTypes = ['BOT', 'PERSON', 'AGENT', 'WATERMARK', 'CHATBUBBLE'] as const

/** One of them. */
export type IconType = (typeof iconTypes)[number]

/** What a visitor can be offered to ask. */
export const suggestion = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(100)),
  title: v.pipe(v.string(), v.maxLength(200)),
  description: v.pipe(v.string(), v.maxLength(2000)),
  link: v.optional(v.pipe(v.string(), v.maxLength(2000))),
})

/** What a visitor can be offered after an answer. */
export const nextSuggestion = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(100)),
  title: v.pipe(v.string(), v.maxLength(200)),
  link: v.pipe(v.string(), v.maxLength(2000)),
  description: v.pipe(v.string(), v.maxLength(2000)),
  isEscalationPrompt: v.boolean(),
})

/** One of those. */
export type NextSuggestion = v.InferOutput<typeof nextSuggestion>

/** An icon: its id, which is the name of its file, and where it can be fetched. */
const icon = v.strictObject({ id: v.string(), url: v.string() })

/** What was set of a bot through the API; what was not set is not there. */
const botDetails = v.object({
  title: v.optional(v.string()),
  description: v.optional(v.string()),
  customContent: v.optional(v.string()),
  suggestions: v.optional(v.array(suggestion)),
  nextSuggestions: v.optional(v.array(nextSuggestion)),
  settings: v.optional(v.partial(settings), {}),
  icons: v.optional(
    v.partial(
      v.object({ BOT: icon, PERSON: icon, AGENT: icon, WATERMARK: icon, CHATBUBBLE: icon }),
    ),
    {},
  ),
})

/** What was set of a bot through the API. */
export type BotDetails = v.InferOutput<typeof botDetails>

/** Reads it as it is stored; what cannot be read counts as not set. */
export function readDetails(stored: string): BotDetails {
  return v.parse(
    v.fallback(botDetails, { settings: {}, icons: {} }),
    readStored(stored, {}, 'details of a bot'),
  )
}
