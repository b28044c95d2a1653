import { type Rgb, readHex } from './contrast.js'
import { namedColours } from './named-colours.js'

const functional = /^(rgb|hsl)a?\(([^)]*)\)$/

/**
 * Reads a colour as customizations have it: `#hex`, `rgb()`, `hsl()`, or a name. Undefined where there is no such colour or the
 * ground shines through.
 */
export function readColour(colour: string): Rgb | undefined {
  const written = colour.trim().toLowerCase()
  const hex = Object.hasOwn(namedColours, written) ? namedColours[written] : withoutAlpha(written)
  if (hex !== undefined) return readHex(hex)
  const [, kind, inside = ''] = functional.exec(written) ?? []
  const [first, second, third, alpha, ...more] = inside.split(/[\s,/]+/).filter(Boolean)
  if (first === undefined || second === undefined || third === undefined || more.length > 0)
    return undefined
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
