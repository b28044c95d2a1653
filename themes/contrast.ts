/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Reads `#rgb` and `#rrggbb`. */
export function readHex(colour: string): Rgb {
  const digits = colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3').slice(1)
  const at = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16)
  return [at(0), at(2), at(4)]
}

/** Mixes as `color-mix(in srgb, a share, b)` does; the share is from 0 to 1. */
export function mix(a: Rgb, share: number, b: Rgb): Rgb {
  const at = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share)
  return [at(0), at(1), at(2)]
}

/** The contrast of two colours as WCAG 2.2 defines it: from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
