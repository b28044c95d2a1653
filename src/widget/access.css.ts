/** What helps people who have their own colours, or no mouse; after all others, so that it holds. */
export const access = `
.range [type=range]:focus-visible { outline-offset: -8px; box-shadow: none; border-radius: 16px }
@media (forced-colors: active) {
  [aria-checked=true] .icon { color: HighlightText !important }
  [aria-checked=true] .box { border-color: HighlightText !important; background: Highlight !important }
}
`
