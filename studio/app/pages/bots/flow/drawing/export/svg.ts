import type { Hue } from '../../model/kinds/kind-look.js'

/** The colours of a picture, which has no sheet around it. They are those of the light scheme in ui/. */
export const colours = {
  page: '#f9f9f8',
  surface: '#ffffff',
  line: '#bcbbb5',
  way: '#8d8d86',
  text: '#21201c',
  quiet: '#63635e',
  picture: '#e9e8e6',
  note: '#fff7c2',
} as const

/** The colour of a kind of step. */
export const hueColours: Readonly<Record<Hue, string>> = {
  talk: '#3e63dd',
  ask: '#46a758',
  ways: '#ffc53d',
  calls: '#6e56cf',
  people: '#e54d2e',
  data: '#8d8d86',
  unknown: '#8d8d86',
}

/** The page's own fonts, whatever they are; each text takes the direction that its letters have. */
export const font = `text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;font-size:13px;fill:${colours.text};unicode-bidi:plaintext}.title{font-size:20px;font-weight:600}.quiet{font-size:11px;fill:${colours.quiet}}.exit{font-size:12px}`

/** An element of the picture; what stands inside is drawn already. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  inside: readonly string[] = [],
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${text(typeof value === 'number' ? round(value) : String(value))}"`,
    )
    .join('')
  return inside.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${inside.join('')}</${name}>`
}

const round = (value: number) => String(Math.round(value * 10) / 10)

/** Words as XML has them, without signs that it does not know. */
export function text(words: string): string {
  return words
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}
