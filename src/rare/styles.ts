import { createDress } from '../kit/dress.js'

/** How cards, frames and QR codes look; beside the widget's own sheet, whose variables it uses. */
const css = `
.prompt.cards { display: block }
.cards-row { display: flex; gap: 10px; margin: 0; padding: 2px 0 8px; list-style: none; overflow-x: auto; scroll-snap-type: x proximity; scroll-padding-inline: 2px }
.cards-row > li { display: flex; flex: 0 0 min(210px, 78%); flex-direction: column; gap: 4px; padding: 0 0 10px; border: 1px solid color-mix(in srgb, currentColor 18%, var(--tg-surface)); border-radius: min(var(--tg-bubble-border-radius), 18px); background: var(--tg-surface); overflow: hidden; scroll-snap-align: start }
.cards-row > li > * { margin-inline: 12px }
.cards-row > li > .tile-image { flex: none; margin: 0 0 6px }
.cards-row b { margin-block-start: 4px }
.cards-row > li > .tile-image + b { margin-block-start: 0 }
.cards-row p { margin-block: 0 4px; font-size: .93em; white-space: pre-line }
.cards-row .option { margin-block-start: 4px; padding-inline: 12px; text-align: center }
.cards-row .card-space + * { margin-block-start: auto }
.cards-row .card-link { display: block; padding-block: 8px 2px; color: inherit; text-align: center; text-decoration: underline }
.cards-below { display: flex; margin-block-start: 2px }
.bot-bubble[data-kind=qr] { flex: 0 1 236px }
.qr { margin: 0 }
.qr svg { display: block; width: 100%; max-width: 208px; margin: 0 auto 8px; border-radius: 6px; background: #fff; shape-rendering: crispEdges }
.qr path { fill: #000 }
.qr figcaption { text-align: center; font-size: .93em }
.qr a, .page-link { color: inherit }
.bot-bubble[data-kind=frame] { flex: 1 1 340px; padding: 0; overflow: hidden }
.page-frame { display: grid; place-content: center; justify-items: center; gap: 8px; width: 100%; padding: 12px; border: 0; color: inherit; background: color-mix(in srgb, currentColor 8%, transparent); cursor: pointer }
iframe.page-frame { padding: 0; background: #fff; color-scheme: light }
.page-frame .icon { width: 40px; height: 40px; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linejoin: round }
.page-link { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 12px; padding: 9px 14px; font-size: .86em }
.page-link span + span { text-decoration: underline }
`

/** Adds the sheet to the shadow root that an element is in, once. */
export const dress = createDress(css)
