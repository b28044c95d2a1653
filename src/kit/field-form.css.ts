/** A field of a prompt’s own and its button. */
export const fieldForm = `
.field-card { display: grid; grid-template-columns: 1fr auto; gap: 8px; padding: 10px }
.field-card .option:not(.confirm) { background: color-mix(in srgb, currentColor 9%, var(--tg-option-bubble-msg-color)) }
.field-card .option { display: flex; align-items: center; justify-content: center; gap: 8px }
.field-card > :is(label, :nth-child(n+4)) { grid-column: 1/-1 }
`
