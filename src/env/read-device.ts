import type { Device } from '../../runtime/index.js'

/** In CSS pixels: the shorter side of the largest phones is below it, that of the smallest tablets is not. */
const tabletSide = 600

/** Which kind of device this is, by how one points and how large its screen is, however it is held. */
export function readDevice(): Device {
  if (!globalThis.matchMedia?.('(pointer: coarse)').matches) return 'desktop'
  return Math.min(screen.width, screen.height) < tabletSide ? 'phone' : 'tablet'
}
