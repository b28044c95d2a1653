import { type Rgb, readHex } from './contrast.js'

/** The colours with a name that owners use most. */
const named: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
  darkgray: '#a9a9a9',
  darkgrey: '#a9a9a9',
  red: '#ff0000',
  maroon: '#800000',
  yellow: '#ffff00',
  gold: '#ffd700',
  orange: '#ffa500',
  olive: '#808000',
  lime: '#00ff00',
  green: '#008000',
  aqua: '#00ffff',
  cyan: '#00ffff',
  teal: '#008080',
  blue: '#0000ff',
  lightblue: '#add8e6',
  navy: '#000080',
  fuchsia: '#ff00ff',
  magenta: '#ff00ff',
  pink: '#ffc0cb',
  purple: '#800080',
  brown: '#a52a2a',
  beige: '#f5f5dc',
  ivory: '#fffff0',
}

const functional = /^(rgb|hsl)a?\(([^)]*)\)$/

/**
 * Reads a colour as customizations have it: `#hex`, `rgb()`, `hsl()`, or a usual name. Undefined where another name is used
 * or where the ground shines through.
 */
export function readColour(colour: string): Rgb | undefined {
  const written = colour.trim().toLowerCase()
  const hex = Object.hasOwn(named, written) ? named[written] : withoutAlpha(written)
  if (hex !== undefined) return readHex(hex)
  const [, kind, inside = ''] = functional.exec(written) ?? []
  const [first, second, third, alpha, ...more] = inside.split(/[\s,/]+/).filter(Boolean)
  if (first === undefined || second === undefined || third === undefined || more.length > 0) return undefined
  if (alpha !== undefined && share(alpha, 1) < 1) return undefined
  const rgb: Rgb =
    kind === 'rgb'
      ? [share(first, 255) * 255, share(second, 255) * 255, share(third, 255) * 255]
      : fromHsl(turns(first), share(second, 100), share(third, 100))
  return rgb.every(Number.isFinite) ? rgb : undefined
}

/** `#rgb` or `#rrggbb`; with an alpha of ff it may be longer. */
function withoutAlpha(colour: string): string | undefined {
  const [, hex] = /^(#[\da-f]{3}|#[\da-f]{6})(?:f|ff)?$/.exec(colour) ?? []
  return hex !== undefined && [4, 5, 7, 9].includes(colour.length) ? hex : undefined
}

/** A part of the whole, from 0 to 1. */
function share(part: string, whole: number): number {
  const number = part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : Number(part) / whole
  return Number.isNaN(number) ? number : Math.min(Math.max(number, 0), 1)
}

/** An angle as turns of the circle. */
function turns(angle: string): number {
  const [, number, unit = 'deg'] = /^([+-]?[\d.]+)(deg|turn|rad)?$/.exec(angle) ?? []
  const whole = { deg: 360, turn: 1, rad: 2 * Math.PI }[unit] ?? 360
  return Number(number) / whole
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const at = (start: number) => {
    const place = (((start + hue * 12) % 12) + 12) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)))
  }
  return [at(0), at(8), at(4)]
}
