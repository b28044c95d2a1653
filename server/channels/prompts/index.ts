import * as v from 'valibot'
import type { Option, Prompt } from '../../../runtime/index.js'
import { kindOfPrompt, type PromptKind } from '../../../runtime/node/prompt.js'
import type { PromptRow } from '../prompt-parts/prompt-row.js'
import { calendar } from './calendar.js'
import { cards } from './cards.js'
import { checks } from './checks.js'
import { choices } from './choices.js'
import { date } from './date.js'
import { file } from './file.js'
import { imageChoices } from './image-choices.js'
import { location } from './location.js'
import { plugin } from './plugin.js'
import { range } from './range.js'
import { rating } from './rating.js'
import { scale } from './scale.js'
import { text } from './text.js'
import { time } from './time.js'

/** What channels know of each kind of prompt. */
export const prompts = {
  text,
  choices,
  'image-choices': imageChoices,
  checks,
  rating,
  scale,
  range,
  calendar,
  date,
  time,
  cards,
  file,
  location,
  plugin,
} as const satisfies { readonly [Kind in PromptKind]: PromptRow<Kind> }

/** What a bot asks, as the API answers it. */
export const promptRecord: v.GenericSchema<unknown, Prompt> = v.variant(
  'kind',
  Object.values(prompts).map(({ record }) => record),
)

/** What channels know of the kind of this prompt, which is what to ask of it. */
export function rowOf(prompt: Prompt): PromptRow<PromptKind> {
  return prompts[kindOfPrompt(prompt)]
}

/** What can be picked as an answer to a prompt, where it is not to be typed. */
export function promptOptions(prompt: Prompt): readonly Option[] {
  return rowOf(prompt).options(prompt)
}
