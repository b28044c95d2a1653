import { correction, generate } from 'lean-qr/nano'

/** Pixels of a module in the PNG. */
const module = 16
/** Modules of light around a code. */
const margin = 4

/** A QR code of an address as SVG, dark on light as cameras want it; one rectangle for each run of dark modules. */
export function qrCode(address: string): string {
  const code = generate(address, { minCorrectionLevel: correction.M })
  const size = code.size + 2 * margin
  let path = ''
  for (let y = 0; y < code.size; y++)
    for (let x = 0, length = 0; x < code.size; x += length + 1) {
      for (length = 0; code.get(x + length, y); ) length++
      if (length) path += `M${x + margin} ${y + margin}h${length}v1h-${length}z`
    }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * module}" height="${size * module}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}
