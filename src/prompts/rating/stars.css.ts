/** Stars, filled up to the one that is picked or pointed at, and faces; both without boxes. */
export const stars = `
:is(.star, .smiley) .option.option { color: var(--tg-ink); background: none }
.window:not([data-background=solid]) :is(.star, .smiley) .option.option { background: var(--tg-surface); background-clip: border-box; border-radius: 0 }
:is(.star, .smiley) .option:is([aria-pressed], :hover:not([aria-disabled])), .star .option:has(~ :is([aria-pressed], .option:hover:not([aria-disabled]))) { color: var(--tg-focus) }
.star .option:is([aria-pressed], :hover:not([aria-disabled]), :has(~ :is([aria-pressed], .option:hover:not([aria-disabled])))) .icon { fill: currentColor }
.smiley .option[aria-pressed] .icon { fill: color-mix(in srgb, currentColor 20%, transparent) }
.smiley .option[aria-disabled]:not([aria-pressed]) .icon { opacity: .4 }
`
