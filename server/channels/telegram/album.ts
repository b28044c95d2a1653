import type { Prompt } from '../../../runtime/index.js'
import { escapeHtml } from '../../../runtime/session/html-text.js'
import { inLines } from '../prompt-parts/in-lines.js'

type CardsPrompt = Extract<Prompt, { kind: 'cards' }>
type Card = CardsPrompt['cards'][number]

/** Pictures that the app shows as one, each with its words below. */
interface Album {
  readonly method: 'sendMediaGroup'
  readonly body: { readonly media: readonly object[] }
}

const [fewest, most] = [2, 10]
const longestCaption = 1024

/**
 * Cards as an album, which people leaf through. Undefined where one has no picture or too many words, or where there are more
 * of them than an album takes: then they are said one by one.
 */
export function albumOf({ cards }: CardsPrompt): Album | undefined {
  if (cards.length < fewest || cards.length > most) return undefined
  if (!cards.every(({ src }) => /^https?:/i.test(src))) return undefined
  const captions = cards.map(captionOf)
  if (captions.some(({ length }) => length > longestCaption)) return undefined
  const media = cards.map(({ src }, place) => {
    const caption = captions[place] ?? ''
    return { type: 'photo', media: src, ...(caption && { caption, parse_mode: 'HTML' }) }
  })
  return { method: 'sendMediaGroup', body: { media } }
}

function captionOf({ title, text, href, link }: Card): string {
  const leads = href === '' ? '' : `<a href="${escapeHtml(href)}">${escapeHtml(link || href)}</a>`
  return inLines(title === '' ? '' : `<b>${escapeHtml(title)}</b>`, escapeHtml(text), leads)
}
