import * as v from 'valibot'
import type { Content } from '../../../runtime/index.js'
import { inLines, numbered } from '../prompt-parts/in-lines.js'
import { picked } from '../prompt-parts/picked.js'
import type { PromptRow } from '../prompt-parts/prompt-row.js'
import { list, option } from '../prompt-parts/records.js'
import { textContent } from '../said/said.js'

/** One of several cards. What stands on them is said; their buttons that answer are the options. */
export const cards = {
  ...picked,
  record: v.strictObject({
    kind: v.literal('cards'),
    cards: list(
      v.strictObject({
        id: v.string(),
        src: v.string(),
        title: v.string(),
        text: v.string(),
        button: v.pipe(
          v.string(),
          v.description('On the button that answers; blank where the card is no option.'),
        ),
        href: v.string(),
        link: v.string(),
      }),
    ),
    options: list(option),
  }),
  inWords: ({ options }, { hints }) => inLines(numbered(options), hints.number),
  before: ({ cards }) =>
    cards.flatMap(({ title, text, href, link }): Content[] => {
      const words = inLines(title, text)
      return [
        ...(words === '' ? [] : [textContent(words)]),
        ...(href === '' ? [] : [{ kind: 'link', src: href, label: link } as const]),
      ]
    }),
  pictures: ({ cards }) =>
    cards.filter(({ src }) => src !== '').map(({ src, title }) => ({ src, label: title })),
  placed: (prompt, whole) => ({
    ...prompt,
    cards: prompt.cards.map(card => ({ ...card, src: whole(card.src) })),
  }),
} as const satisfies PromptRow<'cards'>
