import { oneOf } from './one-of.js'

/** Light, dark, or whichever of the two the page shows at the moment. */
export type ColorScheme = 'auto' | 'light' | 'dark'

/** The colour schemes. */
export const colorSchemes = oneOf('colorScheme', 'auto', 'light', 'dark')

/** Tells whether the scheme is dark, at once and after each change; returns how to stop. */
export function followColorScheme(
  scheme: ColorScheme | undefined,
  tell: (isDark: boolean) => void,
): () => void {
  if (scheme !== 'auto') {
    tell(scheme === 'dark')
    return () => undefined
  }
  const system = matchMedia('(prefers-color-scheme: dark)')
  const look = () => {
    const { colorScheme } = getComputedStyle(document.documentElement)
    const takesDark = /dark/.test(colorScheme)
    // A page that supports both, or names neither, leaves it to the visitor's system.
    tell(takesDark === /light/.test(colorScheme) ? system.matches : takesDark)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.documentElement, { attributes: true })
  system.addEventListener('change', look)
  look()
  return () => {
    observer.disconnect()
    system.removeEventListener('change', look)
  }
}
