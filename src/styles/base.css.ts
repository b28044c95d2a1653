/** Variables of our own, resets, and what every part shares. */
export const base = `
:host::backdrop { display: none !important }
.frame {
  --tg-ink: #1b2230;
  --tg-muted: #5a6372;
  --tg-line: #e3e6ec;
  --tg-surface: #fff;
  --tg-hover: #f1f3f7;
  --tg-focus: #0b57d0;
  --tg-focus-gap: #fff;
  --tg-window-radius: 16px;
  --tg-window-width: 384px;
  --tg-window-height: 640px;
  --tg-window-gap: 16px;
  --tg-line-length: 760px;
  --tg-shadow: 0 1px 2px rgb(16 24 40 / 8%), 0 12px 40px rgb(16 24 40 / 22%);
  --tg-target: 44px;
  display: block;
  height: 100%;
  font: normal 400 var(--tg-font-size)/1.45 var(--tg-font), system-ui, sans-serif;
  color: var(--tg-ink);
  text-align: start;
  -webkit-text-size-adjust: 100%;
}
.widget { height: 100% }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0 }
button:disabled { cursor: default }
.icon-button {
  display: grid;
  place-items: center;
  flex: none;
  width: var(--tg-target);
  height: var(--tg-target);
  border-radius: 50%;
  transition: background-color .15s;
}
.icon-button:hover:not(:disabled) { background: color-mix(in srgb, currentColor 14%, transparent) }
.picture {
  display: grid;
  place-items: center;
  flex: none;
  border-radius: 50%;
  overflow: hidden;
}
.picture img { width: 100%; height: 100%; object-fit: cover }
.unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
@media (forced-colors: active) {
  .bubble, .option, .window, .invitation { border: 1px solid }
}
`
