/** Prompts that are more than buttons: calendar, date, file, location. */
export const cards = `
.card {
  border-radius: min(var(--tg-option-bubble-border-radius), 18px);
  width: min(100%, 340px);
}
.options:has(> .calendar) { padding-inline-start: 0 }
.calendar { display: grid; grid-template-columns: auto 1fr auto; align-items: center; padding: 6px 8px 10px }
.calendar strong { text-align: center }
.calendar .icon-button[aria-disabled] { opacity: .3; background: none }
.calendar > :is(table, p, fieldset) { grid-column: 1/-1 }
.month { table-layout: fixed; width: 100%; border-collapse: collapse; align-self: start }
.month :is(th, td) { padding: 0; text-align: center }
.month th { height: 30px; font-weight: 400; font-size: .92em }
.month tbody { height: calc(6*var(--tg-target)) }
.day { position: relative; display: block; width: 100%; max-width: 52px; height: var(--tg-target); margin: auto; border-radius: min(var(--tg-option-bubble-border-radius), 50%) }
.day:hover:not([aria-disabled]) { background: color-mix(in srgb, currentColor 12%, transparent) }
.day[data-off] { opacity: .35 }
.day[aria-current]::after { content: ''; position: absolute; inset: auto calc(50% - 8px) 7px; border-block-end: 2px solid }
[aria-selected=true] .day.day { color: var(--tg-header-text-color); background: var(--tg-header-bg-color); font-weight: 600; opacity: 1 }
.note { margin: 0; font-size: .92em }
.calendar .note { padding-inline: 8px; text-align: center }
.note:empty { display: none }
.slots { justify-content: center; padding: 8px 0; animation: none }
:is(.slots, .field-card) .option:not([aria-pressed], .confirm) { background: color-mix(in srgb, currentColor 9%, var(--tg-option-bubble-msg-color)) }
.field-card { display: grid; grid-template-columns: 1fr auto; gap: 8px; padding: 10px }
.card input:not([type=range], .unseen) { width: 100%; min-width: 0; min-height: var(--tg-target); padding: 0 12px; border: 1px solid var(--tg-muted); border-radius: 10px; color: var(--tg-ink); background: var(--tg-surface); font-size: max(16px, var(--tg-font-size)) }
.field-card .option { display: flex; align-items: center; justify-content: center; gap: 8px }
.card input[readonly] { border-color: transparent }
.field-card > :nth-child(n+3) { grid-column: 1/-1 }
.drop { display: flex; align-items: center; gap: 14px; padding: 16px; min-height: 76px; border: 2px dashed color-mix(in srgb, currentColor 35%, transparent); cursor: pointer }
.drop:has(:disabled) { border-style: solid; cursor: default }
:is([data-over] .drop, .drop:hover):not(:has(:disabled)) { border-color: currentColor }
.drop :is(strong, .drop-name, progress, .note:not(:empty)) { display: block }
.drop progress { width: 100%; margin-block-start: 8px; accent-color: currentColor }
`
