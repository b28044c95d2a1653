import { blossom } from './blossom.js'
import { graphite } from './graphite.js'
import { highContrast } from './high-contrast.js'
import { highContrastDark } from './high-contrast-dark.js'
import { meadow } from './meadow.js'
import { midnight } from './midnight.js'
import { ocean } from './ocean.js'
import { sand } from './sand.js'

/** The looks made in advance, by id. Every text on them has the contrast that WCAG 2.2 AA asks for. */
export const presets = {
  midnight,
  meadow,
  ocean,
  blossom,
  sand,
  graphite,
  highContrast,
  highContrastDark,
}
