/** The card on which a prompt stands that is more than buttons. */
export const card = `
.card {
  border-radius: min(var(--tg-option-bubble-border-radius), 18px);
  width: min(100%, 340px);
  border: 1px solid color-mix(in srgb, currentColor 18%, transparent);
}
.note { margin: 0; font-size: .92em }
.note:empty { display: none }
.card input:not([type=range], .unseen) { width: 100%; min-width: 0; min-height: var(--tg-target); padding: 0 12px; border: 1px solid var(--tg-muted); border-radius: 10px; color: var(--tg-ink); background: var(--tg-surface); font-size: max(16px, var(--tg-font-size)) }
.card input[readonly] { border-color: transparent }
.card input[aria-invalid] { border-color: var(--tg-bad); box-shadow: inset 0 0 0 1px var(--tg-bad) }
`
