import { createElement, type FunctionComponent } from 'react'
import type { PromptItem, PromptKind } from '../../runtime/index.js'
import type { PromptOf, PromptProps } from '../model/prompt-props.js'
import type { RarePrompt } from '../model/rare.js'
import { useModel } from '../model/widget-model.js'
import { CalendarPrompt } from './calendar/calendar-prompt.js'
import { ChecksPrompt } from './checks/checks-prompt.js'
import { ChoicesPrompt } from './choices/choices-prompt.js'
import { DatePrompt } from './date/date-prompt.js'
import { FilePrompt } from './file/file-prompt.js'
import { ImageChoicesPrompt } from './image-choices/image-choices-prompt.js'
import { LocationPrompt } from './location/location-prompt.js'
import { RangePrompt } from './range/range-prompt.js'
import { RatingPrompt } from './rating/rating-prompt.js'
import { ScalePrompt } from './scale/scale-prompt.js'
import { TextPrompt } from './text/text-prompt.js'

type Looks<Kinds extends PromptKind> = { readonly [Kind in Kinds]: FunctionComponent<PromptProps<Kind>> }

/** How each kind of prompt looks; that of rare steps comes with them. */
const prompts: Looks<Exclude<PromptKind, RarePrompt>> = {
  text: TextPrompt,
  choices: ChoicesPrompt,
  'image-choices': ImageChoicesPrompt,
  checks: ChecksPrompt,
  rating: RatingPrompt,
  scale: ScalePrompt,
  range: RangePrompt,
  calendar: CalendarPrompt,
  date: DatePrompt,
  file: FilePrompt,
  location: LocationPrompt,
}

/** Draws a prompt by its kind. */
export function PromptView({ item }: { item: PromptItem }) {
  const { rare } = useModel()
  return draw({ ...prompts, ...rare?.prompts }, item.prompt.kind, item.prompt, item)
}

function draw<Kind extends PromptKind>(
  looks: Partial<Looks<PromptKind>>,
  kind: Kind,
  prompt: PromptOf[Kind],
  item: PromptItem,
) {
  const Look = looks[kind]
  return Look ? createElement<PromptProps<Kind>>(Look, { item, prompt }) : null
}
