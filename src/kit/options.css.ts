/** Options: buttons to pick from, and the one that hands in. */
export const options = `
.options {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block: 4px 10px;
  padding-inline-start: calc(var(--tg-avatar-size) + 8px);
  animation: tg-rise .22s;
}
.window[data-avatars=false] .options { padding-inline-start: 0 }
.option {
  min-height: var(--tg-target);
  max-width: 100%;
  padding: 8px 16px;
  border-radius: var(--tg-option-bubble-border-radius);
  text-align: start;
}
:is(.option, .send):hover:not([aria-disabled], :disabled) { filter: brightness(.93) }
.option:active:not([aria-disabled]) { transform: scale(.98) }
.option[aria-disabled] { box-shadow: inset 0 0 0 1px rgb(128 138 158 / 25%); background: color-mix(in srgb, var(--tg-option-bubble-msg-color) 70%, var(--tg-chat-bg-color)) }
.option:is([aria-pressed], [aria-checked=true][aria-disabled]), .confirm:not([aria-disabled]) { color: var(--tg-header-text-color); background: var(--tg-header-bg-color); font-weight: 600 }
.confirm { padding-inline: 24px; font-weight: 600; text-align: center; text-decoration: none }
`
