/** What is declared of an element, by the names of properties. */
export type Declarations = ReadonlyMap<string, string>

/** Reads the attribute `style`. */
export function declarationsIn(style: string): Declarations {
  const found = new Map<string, string>()
  const bare = style.slice(0, 5000).replaceAll(/\/\*[^*]*\*\//g, '')
  for (const part of bare.split(';')) {
    const colon = part.indexOf(':')
    if (colon < 0) continue
    const value = part.slice(colon + 1).replace(/! ?important/i, '')
    found.set(part.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase())
  }
  return found
}

/** Farther away, in pixels, nothing is on the screen; or so many of what is larger than a pixel. */
const faraway = { pixels: -500, others: -50, percent: -100 }
const sides = ['left', 'top', 'right', 'bottom', 'inset']
const shifts = [
  'text-indent',
  'margin',
  'margin-left',
  'margin-top',
  'margin-right',
  'margin-bottom',
]
const sizes = ['width', 'height', 'max-width', 'max-height', 'inline-size', 'block-size']

/** The properties by which an element is taken out of sight. */
export const hidingNames: ReadonlySet<string> = new Set([
  'display',
  'visibility',
  'content-visibility',
  'opacity',
  'filter',
  'font-size',
  'font',
  'overflow',
  'clip',
  'clip-path',
  'transform',
  'translate',
  'scale',
  'color',
  ...sides,
  ...shifts,
  ...sizes,
])

/** Whether declarations take an element out of sight. */
export function hides(style: Declarations): boolean {
  const of = (name: string) => style.get(name) ?? ''
  const size = (name: string) => Number.parseFloat(of(name))
  const isTiny = (name: string) => size(name) <= 1 && !/em|%|vw|vh/.test(of(name))
  return (
    of('display') === 'none' ||
    /^(?:hidden|collapse)$/.test(of('visibility')) ||
    of('content-visibility') === 'hidden' ||
    size('opacity') <= 0.05 ||
    isNone(of('filter'), /^opacity\(/) ||
    size('font-size') <= 0.1 ||
    (isTiny('font-size') && of('font-size').endsWith('px')) ||
    /^0(?:px)?[\s/]/.test(of('font')) ||
    sides.some(name =>
      of(name)
        .split(/\s+/)
        .some(part => isFar(part) || isBeside(part)),
    ) ||
    shifts.some(name => of(name).split(/\s+/).some(isFar)) ||
    isNone(of('transform'), /^scale(?:3d|x|y)?\(/) ||
    /^0(?:\.0+)?(?:\s|$)/.test(of('scale')) ||
    ['transform', 'translate'].some(name =>
      of(name)
        .split(/[(),\s]+/)
        .some(isFar),
    ) ||
    (/hidden|clip/.test(of('overflow')) && sizes.some(isTiny)) ||
    isClipped(of('clip'), of('clip-path')) ||
    isUnseen(colorOf(of('color')), colorOf(of('background-color') || of('background')))
  )
}

const isBeside = (part: string): boolean =>
  part.endsWith('%') && Number.parseFloat(part) <= faraway.percent

/** Whether a function that a value begins with is given nothing first. */
const isNone = (value: string, begin: RegExp): boolean =>
  begin.test(value) && Number.parseFloat(value.replace(begin, '')) === 0

function isFar(part: string): boolean {
  const number = Number.parseFloat(part)
  if (part.endsWith('%')) return false
  return number <= faraway.pixels || (/(?:em|vw|vh)$/.test(part) && number <= faraway.others)
}

const isClipped = (clip: string, path: string): boolean =>
  /^rect\(\s*[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?\s*\)$/.test(clip) ||
  /^inset\(\s*(?:50|100)%/.test(path) ||
  /^(?:circle|ellipse)\(\s*0(?:px|%)?[\s)]/.test(path) ||
  /^polygon\((?:\s*0(?:px|%)?\s+0(?:px|%)?\s*[,)]){3,}$/.test(path)

const isUnseen = (color: string, ground: string): boolean =>
  color === 'transparent' || (color !== '' && color === ground)

const named: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' }

/** A color in one spelling: `#rrggbb`, or `transparent`. */
function colorOf(given: string): string {
  const value = given.trim()
  if (Object.hasOwn(named, value)) return named[value] ?? ''
  const short = /^#([\da-f])([\da-f])([\da-f])([\da-f])?$/.exec(value)
  if (short) {
    const [, red = '', green = '', blue = '', alpha] = short
    return alpha === '0' ? 'transparent' : `#${red}${red}${green}${green}${blue}${blue}`
  }
  if (/^#[\da-f]{6}00$/.test(value)) return 'transparent'
  const parts = /^rgba?\(([^)]{1,60})\)$/.exec(value)?.[1]?.split(/[\s,/]+/) ?? []
  if (parts.length < 3) return value
  if (parts.length > 3 && Number.parseFloat(parts[3] ?? '') === 0) return 'transparent'
  const hex = (part = '') =>
    Math.min(255, Number.parseInt(part, 10) || 0)
      .toString(16)
      .padStart(2, '0')
  return `#${parts.slice(0, 3).map(hex).join('')}`
}
