import { escaped } from '../../../platform/drawings/escaped.js'
import { cutLinesOf, hasLetters, linesOf } from '../../../platform/drawings/lines.js'
import type { PageLooks } from '../page-looks.js'

/** What stands on the picture of a page. */
interface PictureWords {
  readonly title: string
  readonly description: string
}

/** The sizes of a headline with the lines that it may have: the first that fits is taken. */
const headlines = [
  { size: 72, lines: 2 },
  { size: 58, lines: 3 },
  { size: 48, lines: 4 },
] as const
const width = 560
const descriptionSize = 28

/**
 * The picture of a page as SVG, of 1200×630: its words beside a chat in the bot's colours. Words in letters that the typeface
 * does not have are left out.
 */
export function pagePicture(looks: PageLooks, words: PictureWords): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="Instrument Sans">
<rect width="1200" height="630" fill="${looks.headBg}"/>
${hasLetters(words.title) ? texts(looks, words) : ''}
${chat(looks, hasLetters(words.title) ? 720 : 390)}
</svg>`
}

function texts({ headText }: PageLooks, { title, description }: PictureWords): string {
  const fitting = headlines
    .map(({ size, lines }) => ({ size, lines: linesOf(title, width / size, lines) }))
    .find(({ lines }) => lines)
  const size = fitting?.size ?? 48
  const headline = fitting?.lines ?? cutLinesOf(title, width / size, 4)
  const below = hasLetters(description) ? cutLinesOf(description, width / descriptionSize, 4) : []
  const height = headline.length * size * 1.14 + (below.length > 0 ? 24 + below.length * 40 : 0)
  const top = 315 - height / 2
  const line = (text: string, y: number, letters: number, look: string) =>
    `<text x="80" y="${y}" font-size="${letters}" fill="${headText}" ${look}>${escaped(text)}</text>`
  return [
    ...headline.map((text, index) =>
      // Stroked in its own colour a letter is bolder: the typeface comes in one weight here.
      line(
        text,
        top + size * 0.86 + index * size * 1.14,
        size,
        `stroke="${headText}" stroke-width="${size / 34}"`,
      ),
    ),
    ...below.map((text, index) =>
      line(
        text,
        top + headline.length * size * 1.14 + 46 + index * 40,
        descriptionSize,
        'fill-opacity="0.86"',
      ),
    ),
  ].join('\n')
}

/** A chat: a question, its two options, the answer, and the dots of what comes next. */
function chat(
  { headBg, headText, chatBg, botBg, botText, optionBg }: PageLooks,
  x: number,
): string {
  const bar = (left: number, y: number, length: number, fill: string, opacity = 0.55) =>
    `<rect x="${left}" y="${y}" width="${length}" height="12" rx="6" fill="${fill}" fill-opacity="${opacity}"/>`
  return `<g transform="translate(${x} 70)">
<rect width="420" height="620" rx="24" fill="${chatBg}"/>
<path d="M0 84V24A24 24 0 0 1 24 0h372a24 24 0 0 1 24 24v60Z" fill="${headBg}"/><path d="M0 84h420" stroke="${headText}" stroke-opacity="0.24" stroke-width="2"/>
<path d="M24 1h372a23 23 0 0 1 23 23" fill="none" stroke="${headText}" stroke-opacity="0.24" stroke-width="2"/><path d="M1 84V24A23 23 0 0 1 24 1M419 24v60" fill="none" stroke="${headText}" stroke-opacity="0.24" stroke-width="2"/>
<circle cx="48" cy="42" r="20" fill="${headText}" fill-opacity="0.3"/>${bar(84, 36, 150, headText, 0.8)}
<path d="M46 116h220a18 18 0 0 1 18 18v52a18 18 0 0 1-18 18H32a6 6 0 0 1-6-6v-64a18 18 0 0 1 18-18Z" fill="${botBg}"/>${bar(50, 142, 190, botText)}${bar(50, 168, 120, botText)}
<rect x="26" y="224" width="150" height="56" rx="18" fill="${optionBg}"/>${bar(52, 246, 98, '#555555')}
<rect x="190" y="224" width="150" height="56" rx="18" fill="${optionBg}"/>${bar(216, 246, 98, '#555555')}
<path d="M244 312h132a18 18 0 0 1 18 18v38a6 6 0 0 1-6 6H244a18 18 0 0 1-18-18v-26a18 18 0 0 1 18-18Z" fill="${headBg}" fill-opacity="0.14"/>${bar(252, 338, 112, headBg)}
<path d="M46 402h84a18 18 0 0 1 18 18v28a18 18 0 0 1-18 18H32a6 6 0 0 1-6-6v-40a18 18 0 0 1 18-18Z" fill="${botBg}"/><g fill="${botText}"><circle cx="64" cy="434" r="7"/><circle cx="87" cy="434" r="7"/><circle cx="110" cy="434" r="7"/></g>
</g>`
}
