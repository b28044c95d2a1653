import { escaped } from '../../platform/drawings/escaped.js'
import { cutLinesOf, hasLetters, linesOf } from '../../platform/drawings/lines.js'
import type { PageWords } from './page-words.js'

/** Whether the typeface has every letter of these words. */
export const canDraw = ({ title, description, above = '' }: PageWords): boolean =>
  [title, description, above].every(hasLetters)

/** The sizes of a headline with the lines that it may have: the first that fits is taken. */
const headlines = [
  { size: 76, lines: 2 },
  { size: 64, lines: 3 },
  { size: 52, lines: 4 },
] as const
const textWidth = 740
const descriptionSize = 28

/** The picture of a page as SVG, of 1200×630: what it is called and about, beside the mark's graph. */
export function drawPicture({ title, description, above }: PageWords): string {
  const fitting = headlines
    .map(({ size, lines }) => ({ size, lines: linesOf(title, textWidth / size, lines) }))
    .find(({ lines }) => lines)
  const size = fitting?.size ?? 52
  const headline = fitting?.lines ?? cutLinesOf(title, textWidth / size, 4)
  const first = 190 + size * 0.4
  const below = first + (headline.length - 1) * size * 1.14 + 62
  const room = Math.min(3, Math.floor((520 - below) / 40) + 1)
  const words = cutLinesOf(description, textWidth / descriptionSize, room)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="Instrument Sans">
<rect width="1200" height="630" fill="#f9f9f8"/>
${graph}
${above ? line(above, 130, 28, 'fill="#3a5bc7" stroke="#3a5bc7" stroke-width="0.7"') : ''}
${headline.map((text, index) => line(text, first + index * size * 1.14, size, `fill="#21201c" stroke="#21201c" stroke-width="${size / 34}" stroke-linejoin="round" letter-spacing="${-size / 60}"`)).join('\n')}
${words.map((text, index) => line(text, below + index * 40, descriptionSize, 'fill="#63635e"')).join('\n')}
${mark}
</svg>`
}

/** Stroked in its own colour a letter is as bold as on the page: the typeface comes in one weight here. */
const line = (text: string, y: number, size: number, look: string): string =>
  `<text x="80" y="${y}" font-size="${size}" ${look}>${escaped(text)}</text>`

const mark = `<g transform="translate(80 540) scale(1.5)"><path fill="#1b55f3" d="M10 1h8a9 9 0 0 1 9 9v8a9 9 0 0 1-9 9H3a2 2 0 0 1-2-2V10a9 9 0 0 1 9-9Z"/><path fill="none" stroke="#fff" stroke-width="2" d="M9 9.5c7 0 3 9 10 9"/><g fill="#fff"><circle cx="9" cy="9.5" r="2.75"/><circle cx="19" cy="18.5" r="2.75"/></g></g>
<text x="138" y="571" font-size="28" fill="#21201c" stroke="#21201c" stroke-width="0.8">Talkgraph</text>`

/** Bubbles and edges: a question, its two ways, and where they meet. */
const graph = `<g transform="translate(36 20) scale(0.95)"><g fill="none" stroke="#abbdf9" stroke-width="4"><path d="M1010 168c0 50-88 40-88 92"/><path d="M1010 168c0 50 92 40 92 92"/><path d="M922 324c0 56 92 40 92 98"/><path d="M1102 324c0 56-88 40-88 98"/></g>
<g><path fill="#1b55f3" d="M930 96h160a22 22 0 0 1 22 22v28a22 22 0 0 1-22 22H914a6 6 0 0 1-6-6v-44a22 22 0 0 1 22-22Z"/><g fill="#fff" opacity=".9"><rect x="934" y="116" width="130" height="9" rx="4.5"/><rect x="934" y="138" width="84" height="9" rx="4.5"/></g></g>
<g fill="#fff" stroke="#c1d0ff" stroke-width="3"><rect x="850" y="260" width="144" height="64" rx="20"/><rect x="1030" y="260" width="144" height="64" rx="20"/></g>
<g fill="#8da4ef"><rect x="876" y="287" width="92" height="9" rx="4.5"/><rect x="1056" y="287" width="70" height="9" rx="4.5"/></g>
<g><path fill="#fff" stroke="#c1d0ff" stroke-width="3" d="M934 422h160a22 22 0 0 1 22 22v28a22 22 0 0 1-22 22H918a6 6 0 0 1-6-6v-44a22 22 0 0 1 22-22Z"/><g fill="#8da4ef"><rect x="938" y="442" width="128" height="9" rx="4.5"/><rect x="938" y="464" width="96" height="9" rx="4.5"/></g></g>
<g fill="#fff" stroke="#1b55f3" stroke-width="4"><circle cx="1010" cy="168" r="7"/><circle cx="922" cy="324" r="7"/><circle cx="1102" cy="324" r="7"/></g></g>`
