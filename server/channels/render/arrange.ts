import type { Option } from '../../../runtime/index.js'
import type { Capabilities } from '../capabilities.js'
import type { Hints } from '../words/channel-words.js'
import type { Choice } from './piece.js'
import { shorten } from './split-text.js'

/** How a channel offers options: to be pressed, or to be named in words. */
export type Arrangement =
  | {
      readonly by: 'buttons' | 'list'
      readonly choices: readonly Choice[]
      readonly text: number
      /** Options whose labels have no room, counted from 1: they stand whole above what is pressed. */
      readonly cut: readonly number[]
    }
  | { readonly by: 'words' }

type Form = NonNullable<Capabilities['buttons']> & { readonly description?: number }

/** Which page is shown, and which options are ticked on it: of a prompt with several answers, counted from 1. */
interface View {
  readonly page?: number
  readonly ticks?: readonly number[] | undefined
}

/** Chooses the first of buttons and list that takes the options, their labels and their ids; pages where one page is too small. */
export function arrange(
  options: readonly Option[],
  { buttons, list }: Pick<Capabilities, 'buttons' | 'list'>,
  hints: Pick<Hints, 'more' | 'done'>,
  { page = 0, ticks }: View = {},
): Arrangement {
  const forms = [
    { by: 'buttons', form: buttons },
    { by: 'list', form: list },
  ] as const
  for (const { by, form } of options.length === 0 ? [] : forms)
    if (form && takes(form, options, ticks !== undefined))
      return {
        by,
        text: form.text,
        cut: [],
        choices: choicesOf(form, options, hints, { page, ticks }),
      }
  for (const { by, form } of ticks === undefined ? forms : []) {
    const cut = form ? tooLong(form, options) : []
    // A few long ones are told above, by number; where most are long, all are.
    if (!form || cut.length === 0 || cut.length * 2 > options.length) continue
    const short = options.map((option, index) =>
      cut.includes(index + 1) ? { ...option, label: numberedLabel(option, index, form) } : option,
    )
    if (takes(form, short, false))
      return {
        by,
        text: form.text,
        cut,
        choices: choicesOf(form, short, hints, { page, ticks }),
      }
  }
  return { by: 'words' }
}

function takes(
  { most, paged, label, description = 0, id: longestId, ticks: mostTicks = 0 }: Form,
  options: readonly Option[],
  isTicked: boolean,
): boolean {
  return (
    options.length <= (isTicked ? mostTicks : Math.max(most, paged?.upTo ?? 0)) &&
    options.every(
      option =>
        option.label.length <= Math.max(label, description) && option.id.length <= longestId,
    )
  )
}

const roomOf = ({ label, description = 0 }: Form) => Math.max(label, description)

const tooLong = (form: Form, options: readonly Option[]): number[] =>
  options.flatMap(({ label }, index) => (label.length > roomOf(form) ? [index + 1] : []))

const numberedLabel = ({ label }: Option, index: number, { label: most }: Form) =>
  shorten(`${index + 1}. ${label.replace(/\s+/g, ' ').trim()}`, most)

/** Stands before a label that is ticked. */
const tickSign = '✓ '

function choicesOf(
  { most, paged, label, description }: Form,
  options: readonly Option[],
  { more, done }: Pick<Hints, 'more' | 'done'>,
  { page, ticks }: { readonly page: number; readonly ticks?: readonly number[] | undefined },
): Choice[] {
  const end: Choice[] =
    ticks && ticks.length > 0 ? [{ label: shorten(done, label), pick: { done: ticks } }] : []
  // The way on and the end of ticking take a place each.
  const room = most - (ticks ? 1 : 0)
  const perPage = Math.min(paged?.size ?? most, ticks ? room - 1 : most)
  const size = options.length <= room ? room : perPage
  const pages = Math.ceil(options.length / size)
  const shown = page % pages
  const choices = options.slice(shown * size, (shown + 1) * size).map((option, index): Choice => {
    const number = shown * size + index + 1
    // A picture may have no name.
    const name = option.label.replace(/\s+/g, ' ').trim() || `${number}.`
    const words = ticks?.includes(number) ? `${tickSign}${name}` : name
    return {
      label: shorten(words, label),
      ...(words.length > label && { description: shorten(name, description ?? label) }),
      pick: ticks ? { page: shown, ticks: toggled(ticks, number) } : { option: option.id },
    }
  })
  if (pages === 1) return [...choices, ...end]
  const next = { page: (shown + 1) % pages, ticks }
  return [...choices, { label: shorten(more, label), pick: next }, ...end]
}

function toggled(ticks: readonly number[], tick: number): number[] {
  return ticks.includes(tick)
    ? ticks.filter(each => each !== tick)
    : [...ticks, tick].sort((a, b) => a - b)
}
