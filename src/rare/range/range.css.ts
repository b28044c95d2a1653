import { createDress } from '../../kit/dress.js'

/** A slider and its field. */
const range = `
.range { display: grid; grid-template-columns: 1fr auto; gap: 0 8px; padding: 4px 12px 12px }
.range [type=range] { grid-column: 1/-1; width: 100%; height: var(--tg-target); accent-color: var(--tg-header-bg-color) }
.range .ends { margin-block: -6px 10px }
`

/** Adds the sheet to the shadow root that an element is in, once. */
export const dressRange = createDress(range)
