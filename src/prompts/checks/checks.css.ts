/** Boxes to tick. */
export const checks = `
.checks { flex-direction: column; align-items: flex-start }
.checks .option:not(.confirm) { display: flex; align-items: center; gap: 10px; width: 300px; max-width: min(100%, 82% + .82 * var(--tg-start)); padding-inline: 12px; border-radius: min(var(--tg-option-bubble-border-radius), 18px) }
.checks .option[aria-checked=true]:not([aria-disabled]) { border-color: var(--tg-focus); box-shadow: inset 0 0 0 1px var(--tg-focus) }
.checks .option[aria-checked=true]:focus-visible { box-shadow: inset 0 0 0 1px var(--tg-focus), 0 0 0 2px var(--tg-focus-gap) }
.box { flex: none; border: 1.5px solid color-mix(in srgb, currentColor 66%, transparent); border-radius: 6px }
[aria-checked=true] .box { border-color: var(--tg-header-bg-color); color: var(--tg-header-text-color); background: var(--tg-header-bg-color) }
[aria-checked=true][aria-disabled] .box { color: var(--tg-header-bg-color); background: var(--tg-header-text-color) }
.box .icon { width: calc(8*var(--tg-icon)/11); height: auto; stroke-width: 3; visibility: hidden }
[aria-checked=true] .icon { visibility: visible }
`
