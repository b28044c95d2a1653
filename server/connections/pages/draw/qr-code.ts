import { encode } from 'uqr'

/** Pixels of a module in the PNG. */
const module = 16

/** A QR code of an address as SVG, dark on light as cameras want it; one rectangle for each run of dark modules. */
export function qrCode(address: string): string {
  const { data, size } = encode(address, { border: 4, ecc: 'M' })
  const path = data
    .flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * module}" height="${size * module}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}

function runsOf(row: readonly boolean[]): (readonly [start: number, length: number])[] {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []))
  return starts.map(start => {
    const end = row.indexOf(false, start)
    return [start, (end < 0 ? row.length : end) - start]
  })
}
