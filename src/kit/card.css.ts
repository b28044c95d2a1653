/** The panel on which a prompt stands that is more than buttons: as wide as a bubble at most. */
export const card = `
.card {
  border-radius: min(var(--tg-bubble-border-radius), 18px);
  width: 340px;
  max-width: min(100%, 82% + .82 * var(--tg-start));
  border: 1px solid color-mix(in srgb, currentColor 18%, var(--tg-surface));
}
.note { margin: 0; font-size: .86em }
.note:empty { display: none }
.card input:not([type=range], .unseen) { width: 100%; min-width: 0; min-height: var(--tg-target); padding: 0 12px; border: 1px solid color-mix(in srgb, currentColor 52%, var(--tg-surface)); border-radius: min(var(--tg-option-bubble-border-radius), 14px); color: var(--tg-ink); background: var(--tg-surface); font-size: max(16px, 1em) }
.card input[readonly] { border-color: transparent }
.card input[aria-invalid] { border-color: var(--tg-bad); box-shadow: inset 0 0 0 1px var(--tg-bad) }
`

/** A field of a prompt’s own and its button. */
export const fieldForm = `
.field-card { display: grid; grid-template-columns: 1fr auto; gap: 8px; padding: 12px }
.field-card .option { display: flex; align-items: center; justify-content: center; gap: 8px }
.field-card > :is(label, :nth-child(n+4)) { grid-column: 1/-1 }
`
