import type { Prompt } from '../../../runtime/index.js'
import { writePick } from '../pick-id.js'
import { inLines } from '../prompt-parts/in-lines.js'
import { shorten } from '../render/split-text.js'

type CardsPrompt = Extract<Prompt, { kind: 'cards' }>
type Card = CardsPrompt['cards'][number]

/** Cards side by side, as the Send API takes them. */
interface Carousel {
  readonly attachment: { readonly type: 'template'; readonly payload: object }
  readonly quick_replies?: readonly {
    readonly content_type: 'text'
    readonly title: string
    readonly payload: string
  }[]
}

const mostCards = 10
const longestWords = 80
const longestLabel = 20
const longestPayload = 1000
const mostBelow = 13

/**
 * The cards as Meta's carousel, with what stands below them as quick replies. Undefined where words would be cut, a card says
 * nothing, or there are more of them than it takes: then they are said one by one.
 */
export function carouselOf(
  { cards, options }: CardsPrompt,
  step: string | undefined,
): Carousel | undefined {
  const below = options.filter(
    ({ id }) => !cards.some(card => card.id === id && card.button !== ''),
  )
  if (cards.length === 0 || cards.length > mostCards || below.length > mostBelow) return undefined
  if (!cards.every(fits)) return undefined
  const payload = (option: string) => writePick({ option }, step, longestPayload)
  const elements = cards.map(({ id, src, title, text, button, href, link }) => ({
    title: title || text,
    ...(title !== '' && text !== '' && { subtitle: text }),
    ...(src !== '' && { image_url: src }),
    buttons: [
      ...(button === ''
        ? []
        : [{ type: 'postback', title: shorten(button, longestLabel), payload: payload(id) }]),
      ...(href === ''
        ? []
        : [{ type: 'web_url', title: shorten(link || href, longestLabel), url: href }]),
    ],
  }))
  return {
    attachment: { type: 'template', payload: { template_type: 'generic', elements } },
    ...(below.length > 0 && {
      quick_replies: below.map(({ id, label }) => ({
        content_type: 'text' as const,
        title: shorten(label, longestLabel),
        payload: payload(id),
      })),
    }),
  }
}

/** A card has words, short ones, and something beside its title. */
function fits({ src, title, text, button, href, link }: Card): boolean {
  const words = inLines(title, text)
  const isShort = [title, text].every(each => each.length <= longestWords && !each.includes('\n'))
  const areLabelsShort = [button, link].every(each => each.length <= longestLabel)
  return words !== '' && isShort && areLabelsShort && [src, button, href].some(each => each !== '')
}
