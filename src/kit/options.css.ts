/** Options: buttons to pick from, and the one that hands in. */
export const options = `
.options {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block: 6px 2px;
  padding-inline-start: var(--tg-start);
  animation: tg-rise .18s;
}
.option {
  min-height: var(--tg-target);
  max-width: 100%;
  padding: 7px 15px;
  border: 1px solid color-mix(in srgb, currentColor 12%, transparent);
  border-radius: var(--tg-option-bubble-border-radius);
  text-align: start;
}
:is(.option, .send):hover:not([aria-disabled], :disabled) { filter: brightness(.93) }
.option:active:not([aria-disabled]) { transform: scale(.98) }
.option[aria-disabled], .option.confirm, .option[aria-pressed] { border-color: transparent }
.option[aria-disabled] { background: color-mix(in srgb, var(--tg-option-bubble-msg-color) 70%, var(--tg-chat-bg-color)) }
.option:is([aria-pressed], [aria-checked=true][aria-disabled]), .confirm:not([aria-disabled]) { color: var(--tg-header-text-color); background: var(--tg-header-bg-color); font-weight: 600 }
.options:not(.levels, .tiles) > .option[aria-pressed]::before { content: '✓ ' / '' }
.option.option.option[data-verdict] { color: #fff; background: #b3261e }
.option.option.option[data-verdict=right] { background: #1a6e3c }
.options > .option.option.option[data-verdict]::before { content: '✗ ' / '' }
.options > .option.option.option[data-verdict=right]::before { content: '✓ ' / '' }
.confirm { padding-inline: 23px; font-weight: 600; text-align: center; text-decoration: none }
`

/** Rows of numbers to pick from, and what their ends mean. A number is as wide as what its transparent border encloses. */
export const levels = `
.levels { display: grid; gap: 4px 0; justify-content: start }
@container (max-width: 360px) { .levels:not(.star, .smiley) { padding-inline-start: 0; margin-inline: -8px } }
.levels .option { min-height: 44px; padding: 0; border-color: transparent; border-radius: min(var(--tg-option-bubble-border-radius), 14px); background-clip: padding-box; text-align: center }
.levels .option:focus-visible { outline-offset: 0; box-shadow: none }
.levels .icon { width: calc(28*var(--tg-icon)/22); height: auto }
.ends { grid-column: 1/-1; display: flex; justify-content: space-between; gap: 12px; font-size: .86em; color: var(--tg-quiet) }
.ends + .ends { justify-content: end; text-align: end }
`
