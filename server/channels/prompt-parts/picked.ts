import type { AnswerInput, Option } from '../../../runtime/index.js'
import type { PromptOf } from '../../../runtime/node/prompt.js'
import type { Lack } from '../lack.js'
import { optionToken } from '../pick-id.js'
import type { ShownOver } from './prompt-row.js'
import { typed } from './typed.js'

type Asked = PromptOf['choices' | 'image-choices' | 'cards' | 'checks']

/** Of a prompt one of whose options is picked; its name or its id may be written, too. */
export const picked = {
  ...typed,
  options: ({ options }: Asked) => options,
  pressable: ({ options }: Asked) => options,
  numbered: 'unpressed',
  idOf: ({ options }: Asked, pressed: string) => idIn(options, pressed),
  answerOf: (ids: readonly string[]): AnswerInput | undefined => {
    const id = onlyOne(ids)
    return id === undefined ? undefined : { pick: id }
  },
  lack: ({ options }: Asked, channel: ShownOver) => lackOfButtons(options, channel),
} as const

/** The id of the option that a press names, by the id itself or by what stands for one that is too long for a button. */
export function idIn(options: readonly Option[], pressed: string): string | undefined {
  return options.find(({ id }) => id === pressed || optionToken(id) === pressed)?.id
}

/** The one of these ids; undefined where there are none or several. */
export function onlyOne([id, ...more]: readonly string[]): string | undefined {
  return more.length > 0 ? undefined : id
}

/** What a channel lacks that has shown options as a list of words. */
export function lackOfButtons(
  options: readonly Option[],
  { title, isPressed }: ShownOver,
): Lack | undefined {
  if (isPressed || options.length === 0) return undefined
  return {
    message: `${title} has no buttons for this question: people answer with a number of the list.`,
    remedy: 'Ask with fewer and shorter options, or keep the list short enough to be read.',
  }
}
