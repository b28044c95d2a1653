/** What helps people who have larger letters, their own colours, or no mouse; after all others, so that it holds. */
export const access = `
.frame { font-size: max(var(--tg-font-size), var(--tg-font-size) + var(--tg-rem) - 16px) }
.field.field, .emoji-search.emoji-search { font-size: max(16px, 1em) }
.field.field { line-height: max(24px, 1.5*var(--tg-rem)) }
@media (hover: hover) and (pointer: fine) { .field.field, .emoji-search.emoji-search { font-size: 1em } }
[data-enabled=false] .field.field { height: max(24px, 1.5*var(--tg-rem)); font-size: .93em }
.window :is(.footer, .agent, .live-line) { font-size: max(12px, .75*var(--tg-rem)) }
.offline span { font-size: max(13px, .8125*var(--tg-rem)) }
.window :is(.time, .ahead-note) { font-size: max(11px, .6875*var(--tg-rem)) }
.window :is(.time, .ahead-note, .agent, .live-line, .day-line, .group-time) { line-height: max(16px, var(--tg-rem)) }
.range [type=range]:focus-visible { outline-offset: -8px; box-shadow: none; border-radius: 16px }
@media (forced-colors: active) {
  [aria-checked=true] .icon { color: HighlightText !important }
  [aria-checked=true] .box { border-color: HighlightText !important; background: Highlight !important }
}
`
