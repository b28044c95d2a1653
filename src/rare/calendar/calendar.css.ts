import { createDress } from '../../kit/dress.js'

/** A month, and the times of a day. */
const calendar = `
.calendar { display: grid; grid-template-columns: auto 1fr auto; align-items: center; padding: 4px 4px 8px }
.calendar strong { text-align: center; font-weight: 600 }
.calendar .icon-button[aria-disabled] { opacity: .3; background: none }
.calendar > :is(table, p, fieldset) { grid-column: 1/-1 }
.calendar .note { padding-inline: 8px; text-align: center; color: var(--tg-muted) }
@container (max-height: 660px) { .calendar { --tg-target: 36px } }
.month { table-layout: fixed; width: 100%; border-collapse: collapse; align-self: start }
.month :is(th, td) { padding: 0; text-align: center }
.month th { height: 26px; font-weight: 400; font-size: .86em; color: var(--tg-muted) }
.month tbody { height: calc(6*var(--tg-target)) }
.day { position: relative; display: block; width: 100%; max-width: var(--tg-target); height: var(--tg-target); margin: auto; border-radius: min(var(--tg-option-bubble-border-radius), 50%) }
.day:hover:not([aria-disabled]) { background: var(--tg-hover) }
.day[data-off] { color: color-mix(in srgb, currentColor 40%, transparent) }
.day[aria-current]::after { content: ''; position: absolute; inset: auto calc(50% - 2px) 4px; height: 4px; border-radius: 2px; background: currentColor }
[aria-selected=true] .day.day { color: var(--tg-header-text-color); background: var(--tg-header-bg-color); font-weight: 600 }
.slots { justify-content: center; padding: 8px 4px; animation: none }
.slots .option { padding-inline: 12px; border-radius: 22px }
`

/** Adds the sheet to the shadow root that an element is in, once. */
export const dressCalendar = createDress(calendar)
