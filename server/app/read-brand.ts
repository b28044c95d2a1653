import { existsSync, readFileSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Brand, brandLogoPath } from '@talkgraph/wire/brand'
import * as v from 'valibot'
import { contrast, type Rgb } from '../../themes/index.js'

/** Under whose name a server's studio, site and mails stand. */
export interface OwnBrand extends Brand {
  /** The picture that lies beside the brand's file. */
  readonly logoFile?: URL | undefined
  /** A sheet with its colours; blank where it names none. */
  readonly styles: string
  /** `#rrggbb`: of buttons in mails. */
  readonly colour?: string | undefined
  /** What stands below every mail. */
  readonly mailFooter?: string | undefined
}

const pictures = ['.svg', '.png', '.webp', '.jpg', '.jpeg']
const colour = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/, 'a colour such as #1b55f3'),
)

const brandSchema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60), v.regex(/^[^\p{Cc}<>]+$/u)),
  logo: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2000))),
  colour: v.optional(colour),
  mailFooter: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000))),
})

/** Reads the file of a brand; `fault` says what is wrong with it. */
export function readBrand(path: string): { readonly brand: OwnBrand } | { readonly fault: string } {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
  const { success, output, issues } = v.safeParse(brandSchema, json)
  if (!success) {
    const [issue] = issues
    return { fault: `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}` }
  }
  const { name, logo, colour: given, mailFooter } = output
  const picture = logo === undefined ? { logo: null } : pictureAt(logo, dirname(resolve(path)))
  if ('fault' in picture) return picture
  const own = given && longForm(given)
  return {
    brand: { name, ...picture, colour: own, mailFooter, styles: own ? stylesOf(own) : '' },
  }
}

/** A picture beside the file, or one at an address. */
function pictureAt(
  logo: string,
  folder: string,
): { readonly logo: string; readonly logoFile?: URL } | { readonly fault: string } {
  if (/^https:\/\/[^\s"'<>]+$/.test(logo)) return { logo }
  const file = resolve(folder, logo)
  if (!pictures.includes(extname(file).toLowerCase()))
    return { fault: `logo: a file that ends with ${pictures.join(', ')}, or an https address` }
  if (!existsSync(file)) return { fault: `logo: there is no file ${file}` }
  return { logo: brandLogoPath, logoFile: pathToFileURL(file) }
}

const longForm = (hex: string): string => hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** The surface of the dark pages. */
const night: Rgb = [25, 25, 32]
/** What WCAG 2.2 wants of texts. */
const readable = 4.5

/** The brand's colour in place of the product's: as near to it as can be read, on light and on dark pages. */
function stylesOf(hex: string): string {
  const own = rgbOf(hex)
  const on = (back: Rgb) => (contrast(back, white) >= contrast(back, black) ? white : black)
  const solid = (share: number) => hexOf(mixed(own, on(own) === white ? black : white, share))
  const text = `light-dark(${hexOf(until(own, black, white))}, ${hexOf(until(own, white, night))})`
  const values = {
    'accent-solid': hex,
    'accent-solid-hover': solid(0.12),
    'accent-solid-pressed': solid(0.24),
    'accent-border': text,
    'accent-text': text,
    'accent-line': `color-mix(in srgb, ${hex} 40%, transparent)`,
    'accent-surface': `color-mix(in srgb, ${hex} 10%, transparent)`,
    'accent-hover': `color-mix(in srgb, ${hex} 16%, transparent)`,
    'on-accent': hexOf(on(own)),
  }
  return `html:root {\n${Object.entries(values)
    .map(([name, value]) => `  --color-${name}: ${value};\n`)
    .join('')}}\n`
}

/** Nearer and nearer to black or white, until it can be read on a background. */
function until(own: Rgb, end: Rgb, back: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const next = mixed(own, end, share)
    if (contrast(next, back) >= readable) return next
  }
  return end
}

function mixed(a: Rgb, b: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => Math.round(a[index] * (1 - share) + b[index] * share)
  return [at(0), at(1), at(2)]
}

function rgbOf(hex: string): Rgb {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}

const hexOf = (parts: Rgb): string =>
  `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
