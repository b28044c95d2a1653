/** What helps people who have larger letters, their own colours, or no mouse; after all others, so that it holds. */
export const access = `
.frame { font-size: max(var(--tg-font-size), var(--tg-font-size) + 1rem - 16px) }
.field.field { font-size: max(16px, 1em); line-height: max(24px, 1.5rem) }
@media (hover: hover) and (pointer: fine) { .field.field { font-size: 1em } }
.window :is(.footer, .agent, .live-line) { font-size: max(12px, .75rem) }
.offline span { font-size: max(13px, .8125rem) }
.window :is(.time, .ahead-note) { font-size: max(11px, .6875rem) }
.window :is(.time, .ahead-note, .agent, .live-line, .day-line, .group-time) { line-height: max(16px, 1rem) }
.range [type=range]:focus-visible { outline-offset: -8px; box-shadow: none; border-radius: 16px }
@media (forced-colors: active) {
  [aria-checked=true] .icon { color: HighlightText !important }
  [aria-checked=true] .box { border-color: HighlightText !important; background: Highlight !important }
}
`
