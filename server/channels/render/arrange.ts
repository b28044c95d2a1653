import type { Option } from '../../../runtime/index.js'
import type { Capabilities } from '../capabilities.js'
import type { Hints } from './hints.js'
import type { Choice } from './piece.js'
import { shorten } from './split-text.js'

/** How a channel offers options: to be pressed, or to be named in words. */
export type Arrangement =
  | { readonly by: 'buttons' | 'list'; readonly choices: readonly Choice[]; readonly text: number }
  | { readonly by: 'words' }

type Form = NonNullable<Capabilities['buttons']> & { readonly description?: number }

/** Chooses the first of buttons and list that takes the options, their labels and their ids; pages where one page is too small. */
export function arrange(
  options: readonly Option[],
  { buttons, list }: Pick<Capabilities, 'buttons' | 'list'>,
  more: Pick<Hints, 'more'>,
  page = 0,
): Arrangement {
  if (options.length === 0) return { by: 'words' }
  if (buttons && takes(buttons, options))
    return { by: 'buttons', text: buttons.text, choices: choicesOf(buttons, options, more, page) }
  if (list && takes(list, options))
    return { by: 'list', text: list.text, choices: choicesOf(list, options, more, page) }
  return { by: 'words' }
}

function takes(
  { most, paged, label, description = 0, id: longestId }: Form,
  options: readonly Option[],
): boolean {
  return (
    options.length <= Math.max(most, paged?.upTo ?? 0) &&
    options.every(
      option => option.label.length <= Math.max(label, description) && option.id.length <= longestId,
    )
  )
}

function choicesOf(
  { most, paged, label }: Form,
  options: readonly Option[],
  { more }: Pick<Hints, 'more'>,
  page: number,
): Choice[] {
  const choiceOf = (option: Option): Choice => ({
    label: shorten(option.label, label),
    ...(option.label.length > label && { description: option.label }),
    pick: { option: option.id },
  })
  if (!paged || options.length <= most) return options.map(choiceOf)
  const pages = Math.ceil(options.length / paged.size)
  const shown = page % pages
  return [
    ...options.slice(shown * paged.size, (shown + 1) * paged.size).map(choiceOf),
    { label: shorten(more, label), pick: { page: (shown + 1) % pages } },
  ]
}
