/** Rows of numbers to pick from, and what their ends mean. A number is as wide as what its transparent border encloses. */
export const levels = `
.levels { display: grid; gap: 4px 0; justify-content: start }
@container (max-width: 360px) { .levels:not(.star, .smiley) { padding-inline-start: 0; margin-inline: -8px } }
.levels .option { min-height: 44px; padding: 0; border-color: transparent; border-radius: min(var(--tg-option-bubble-border-radius), 14px); background-clip: padding-box; text-align: center }
.levels .option:focus-visible { outline-offset: 0; box-shadow: none }
.levels .icon { width: 28px; height: 28px }
.ends { grid-column: 1/-1; display: flex; justify-content: space-between; gap: 12px; font-size: .86em; color: var(--tg-quiet) }
.ends + .ends { justify-content: end; text-align: end }
`
