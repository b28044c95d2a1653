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
.composer[data-enabled=false] { background: var(--tg-hover) }
.composer:has(.field:focus-visible) { border-color: var(--tg-focus); box-shadow: 0 0 0 1px var(--tg-focus) }
.field {
  flex: 1;
  min-width: 0;
  resize: none;
  padding: 0;
  margin-block: 6px;
  font-size: max(16px, var(--tg-font-size));
  line-height: 24px;
  scrollbar-width: thin;
}
.field:focus-visible { outline: 0; box-shadow: none }
.composer:has(.field[aria-invalid]) { --tg-focus: var(--tg-bad); border-color: var(--tg-bad) }
.composer .icon-button { color: var(--tg-muted) }
.nudge {
  position: absolute;
  inset-block-end: calc(100% - 12px);
  inset-inline-end: 56px;
  padding: 3px 12px;
  border-radius: 14px;
  border-end-end-radius: 3px;
  font-size: 12px;
  font-weight: 600;
  color: var(--tg-header-text-color);
  background: var(--tg-header-bg-color);
  pointer-events: none;
}
.send { border-radius: 10px }
.send:disabled { color: var(--tg-muted); background: none }
@media (hover: hover) and (pointer: fine) { .field { font-size: var(--tg-font-size) } }
@media (min-height: 401px) {
  .composer[data-long] { flex-wrap: wrap }
  [data-long] .field { flex-basis: 100%; max-width: calc(100% - 10px) }
  [data-long] .field + * { margin-inline-start: auto }
}
@media (max-height: 400px) { .composer { margin-block: 2px; padding-block: 0 } .field { height: 24px; margin-block: 10px } }
`
