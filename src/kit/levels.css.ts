/** Rows of numbers to pick from, and what their ends mean. */
export const levels = `
.levels { display: grid; gap: 4px; justify-content: start }
@container (max-width: 360px) { .levels { padding-inline-start: 0 } }
.levels .option { padding: 4px }
.levels .icon { width: 28px; height: 28px }
.ends { grid-column: 1/-1; display: flex; justify-content: space-between; gap: 8px; font-size: .92em }
.ends + .ends { justify-content: end; text-align: end }
.ends span { padding: 2px 8px; border-radius: var(--tg-option-bubble-border-radius) }
`
