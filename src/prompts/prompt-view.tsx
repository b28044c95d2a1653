import { createElement, type FunctionComponent } from 'react'
import type { Prompt, PromptItem, PromptKind } from '../../runtime/index.js'
import { kindOfPrompt, type PromptOf } from '../../runtime/node/prompt.js'
import type { PluginLooks } from '../model/plugins.js'
import type { PromptProps } from '../model/prompt-props.js'
import type { RarePart, RarePrompt } from '../model/rare.js'
import { useModel } from '../model/widget-model.js'
import type { Text } from '../texts/english.js'
import { ChecksPrompt } from './checks/checks-prompt.js'
import { ChoicesPrompt } from './choices/choices-prompt.js'
import { DatePrompt } from './date/date-prompt.js'
import { FilePrompt } from './file/file-prompt.js'
import { RatingPrompt } from './rating/rating-prompt.js'
import { ScalePrompt } from './scale/scale-prompt.js'
import { TextPrompt } from './text/text-prompt.js'

type Draw<Kind extends PromptKind> = FunctionComponent<PromptProps<Kind>>

/** How a kind of prompt looks, and what the composer says meanwhile; what draws a rare one or a plug-in's comes with its steps. */
type Look<Kind extends PromptKind> = { readonly placeholder: Text } & (Kind extends
  | RarePrompt
  | 'plugin'
  ? { readonly draw?: never }
  : { readonly draw: Draw<Kind> })

/** The composer says where the answer goes instead, if not there (decision 82). */
const looks: { readonly [Kind in PromptKind]: Look<Kind> } = {
  text: { draw: TextPrompt, placeholder: 'Type a message...' },
  choices: { draw: ChoicesPrompt, placeholder: 'Choose an option above' },
  'image-choices': { placeholder: 'Choose an option above' },
  checks: { draw: ChecksPrompt, placeholder: 'Choose an option above' },
  rating: { draw: RatingPrompt, placeholder: 'Choose an option above' },
  scale: { draw: ScalePrompt, placeholder: 'Choose an option above' },
  range: { placeholder: 'Answer above' },
  calendar: { placeholder: 'Choose a date above' },
  date: { draw: DatePrompt, placeholder: 'Choose a date above' },
  time: { placeholder: 'Answer above' },
  cards: { placeholder: 'Choose an option above' },
  file: { draw: FilePrompt, placeholder: 'Choose a file above' },
  location: { placeholder: 'Answer above' },
  plugin: { placeholder: 'Answer above' },
}

/** What the composer says while this prompt is open. */
export function placeholderOf(prompt: Prompt): Text {
  return looks[kindOfPrompt(prompt)].placeholder
}

/** Draws a prompt by its kind. */
export function PromptView({ item }: { item: PromptItem }) {
  const { rare, plugins } = useModel()
  return draw(kindOfPrompt(item.prompt), item.prompt, item, rare, plugins)
}

function draw<Kind extends PromptKind>(
  kind: Kind,
  prompt: PromptOf[Kind],
  item: PromptItem,
  rare: RarePart | undefined,
  plugins: PluginLooks | undefined,
) {
  const own: { readonly [Each in PromptKind]: { readonly draw?: Draw<Each> } } = looks
  const late: { readonly [Each in PromptKind]?: Draw<Each> } = {
    ...rare?.prompts,
    ...(plugins && { plugin: plugins.Prompt }),
  }
  const Drawn = own[kind].draw ?? late[kind]
  return Drawn ? createElement<PromptProps<Kind>>(Drawn, { item, prompt }) : null
}
