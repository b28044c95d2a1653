import { createDress } from '../kit/dress.js'

/** How emojis are picked. The eight categories stand in two rows where one has no room for fingers. */
const css = `
.emoji-search { flex: none; min-height: var(--tg-target); padding: 0 14px; border-radius: 10px; font-size: max(16px, 1em); background: var(--tg-hover) }
@media (hover: hover) and (pointer: fine) { .emoji-search { font-size: 1em } }
.emoji-categories { display: grid; grid-template-columns: repeat(auto-fill, minmax(clamp(var(--tg-target), 9999*(8*var(--tg-target) - 100%), 25%), 1fr)); flex: none; margin-inline: -8px; padding-block: 6px }
.emoji-category, .emoji-pick { font-family: 'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji', sans-serif; border-radius: 8px }
.emoji-category { height: var(--tg-target); font-size: 18px; opacity: .7 }
.emoji-category[aria-pressed=true] { opacity: 1; background: var(--tg-hover); box-shadow: inset 0 -2px 0 var(--tg-focus) }
.emoji-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(var(--tg-target), 1fr)); grid-auto-rows: var(--tg-target); flex: 1 0 132px; overflow: hidden auto; scrollbar-width: thin }
.emoji-pick { font-size: 24px }
.emoji-pick:hover, .emoji-category:hover { background: var(--tg-hover) }
`

/** Adds the sheet to the shadow root that an element is in, once. */
export const dress = createDress(css)
