/** Boxes to tick. */
export const checks = `
.checks { flex-direction: column; align-items: flex-start }
.checks .option:not(.confirm) { display: flex; align-items: center; gap: 10px; width: min(100%, 300px) }
.checks .option:not(.confirm) { border-radius: min(var(--tg-option-bubble-border-radius), 18px) }
.box { flex: none; border: 2px solid; border-radius: 6px }
.box .icon { width: 18px; height: 18px; stroke-width: 3; visibility: hidden }
[aria-checked=true] .icon { visibility: visible }
`
