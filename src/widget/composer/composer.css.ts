/** Where the visitor types. */
export const composer = `
.composer {
  position: relative;
  display: flex;
  align-items: flex-end;
  gap: 2px;
  flex: none;
  width: calc(100% - 24px);
  max-width: calc(var(--tg-line-length) - 24px);
  margin: 10px auto 8px;
  padding: 4px;
  padding-inline-start: 14px;
}
.composer, .emoji-panel { border: 1px solid var(--tg-line); border-radius: 14px; background: var(--tg-surface) }
.composer[data-enabled=false] { align-items: center; min-height: 40px; border: 0; padding-block: 0; background: var(--tg-hover) }
[data-enabled=false] .field { height: max(24px, 1.5*var(--tg-rem)); margin: 0; font-size: .93em; overflow: hidden; white-space: nowrap }
[data-enabled=false] :is(.emoji, .send, [part=attach]:disabled), .window:has(.ask-restart) .start-again { display: none }
.suggestions { max-height: 30%; padding: 0 12px 8px; overflow: auto }
.start-again { min-height: var(--tg-target); padding-inline: 14px; border-radius: 14px; font-weight: 600; color: var(--tg-focus) }
.start-again:hover { text-decoration: underline; text-underline-offset: 3px }
.composer:has(.field:focus-visible) { border-color: var(--tg-focus); box-shadow: 0 0 0 1px var(--tg-focus) }
.field {
  flex: 1;
  min-width: 0;
  resize: none;
  padding: 0;
  margin-block: 6px;
  font-size: max(16px, 1em);
  line-height: max(24px, 1.5*var(--tg-rem));
  scrollbar-width: thin;
}
.field:focus-visible { outline: 0; box-shadow: none }
.composer:has(.field[aria-invalid]) { --tg-focus: var(--tg-bad); border-color: var(--tg-bad) }
.composer .icon-button { color: var(--tg-muted) }
.nudge { flex: none; padding: 2px 10px; border-radius: 12px; border-end-end-radius: 3px; font-size: .86em; font-weight: 600; color: var(--tg-header-text-color); background: var(--tg-header-bg-color) }
.send { border-radius: 10px }
.send:disabled { color: var(--tg-muted); background: none }
@media (hover: hover) and (pointer: fine) { .field { font-size: 1em } }
@media (min-height: 401px) {
  .composer[data-long] { flex-wrap: wrap }
  [data-long] .field { flex-basis: 100%; max-width: calc(100% - 10px) }
  [data-long] .field + * { margin-inline-start: auto }
}
@media (max-height: 400px) { .composer { margin-block: 2px; padding-block: 0 } .field { height: 24px; margin-block: 10px } }
`
