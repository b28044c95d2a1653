/** A month, and the times of a day. */
export const calendar = `
.calendar { display: grid; grid-template-columns: auto 1fr auto; align-items: center; padding: 4px 8px 8px }
.calendar strong { text-align: center }
.calendar .icon-button[aria-disabled] { opacity: .3; background: none }
.calendar > :is(table, p, fieldset) { grid-column: 1/-1 }
.calendar .note { padding-inline: 8px; text-align: center }
@container (max-height: 660px) { .calendar { --tg-target: 36px } }
@media (max-width: 430px) { .options:has(> .calendar) { padding-inline-start: 0 } .options > .calendar { width: calc(100% + 20px); margin-inline: -10px; padding-inline: 0 } }
.month { table-layout: fixed; width: 100%; border-collapse: collapse; align-self: start }
.month :is(th, td) { padding: 0; text-align: center }
.month th { height: 26px; font-weight: 400; font-size: .92em }
.month tbody { height: calc(6*var(--tg-target)) }
.day { position: relative; display: block; width: 100%; max-width: 52px; height: var(--tg-target); margin: auto; border-radius: min(var(--tg-option-bubble-border-radius), 50%) }
.day:hover:not([aria-disabled]) { background: color-mix(in srgb, currentColor 12%, transparent) }
.day[data-off] { color: color-mix(in srgb, currentColor 60%, transparent); text-decoration: line-through }
.day[aria-current]::after { content: ''; position: absolute; inset: auto calc(50% - 8px) 7px; border-block-end: 2px solid }
[aria-selected=true] .day.day { color: var(--tg-header-text-color); background: var(--tg-header-bg-color); font-weight: 600; opacity: 1 }
.slots { justify-content: center; padding: 8px 0; animation: none }
.slots .option:not([aria-pressed]) { background: color-mix(in srgb, currentColor 9%, var(--tg-option-bubble-msg-color)) }
`
