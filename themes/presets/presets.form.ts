import type { presets } from './index.js'

/** How each preset looks, in a few words for people. */
export const presetForms: Readonly<Record<keyof typeof presets, string>> = {
  midnight: 'dark, with indigo',
  meadow: 'light, in greens',
  ocean: 'sea green and white on a gradient',
  blossom: 'light, in rose',
  sand: 'warm and quiet, in a serif font',
  graphite: 'black, white and grey, without an avatar',
  highContrast: 'on white; every text at 7:1 or more',
  highContrastDark: 'on black; every text at 7:1 or more',
}
