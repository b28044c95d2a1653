import { createDress } from '../../kit/dress.js'

/** Options with pictures. */
const tiles = `
.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(8em, 1fr)) }
.tiles .option { display: flex; flex-direction: column; padding: 0; overflow: hidden }
.tile-image { width: 100%; aspect-ratio: 4/3; object-fit: cover; background: rgb(128 138 158 / 20%) }
.tile-image:not(img) { display: grid; place-items: center }
.tile-image .icon { width: 28px; height: 28px; opacity: .5 }
.tile-label { margin-block: auto; padding: 8px 12px }
.tiles .option:not(.confirm) { border-radius: min(var(--tg-option-bubble-border-radius), 18px) }
.tile-label { text-align: -webkit-match-parent; text-align: match-parent }
`

/** Adds the sheet to the shadow root that an element is in, once. */
export const dressTiles = createDress(tiles)
