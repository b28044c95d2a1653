/** Boxes to tick. */
export const checks = `
.checks { flex-direction: column; align-items: flex-start }
.checks .option:not(.confirm) { display: flex; align-items: center; gap: 10px; width: min(100%, 300px) }
.checks .option:not(.confirm) { border-radius: min(var(--tg-option-bubble-border-radius), 18px) }
.checks .option[aria-checked=true]:not([aria-disabled]) { box-shadow: inset 0 0 0 1px, inset 0 0 0 99px color-mix(in srgb, currentColor 9%, transparent) }
.box { flex: none; border: 2px solid; border-radius: 6px }
[aria-checked=true] .box { background: currentColor }
.box .icon { width: 18px; height: 18px; stroke-width: 3; visibility: hidden }
[aria-checked=true] .icon { visibility: visible; color: var(--tg-option-bubble-msg-color) }
[aria-checked=true][aria-disabled] .icon { color: var(--tg-header-bg-color) }
`
