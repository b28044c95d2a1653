/** Variables of our own, resets, and what every part shares. */
export const base = `
:host::backdrop { display: none !important }
[hidden] { display: none !important }
*, ::before, ::after { box-sizing: border-box }
.icon { display: block; width: var(--tg-icon); height: var(--tg-icon); flex: none }
button, textarea, input {
  font: inherit;
  color: inherit;
  letter-spacing: inherit;
  margin: 0;
  border: 0;
  background: none;
  border-radius: 0;
}
button { -webkit-tap-highlight-color: transparent; touch-action: manipulation }
.frame {
  --tg-ink: #1b2230;
  --tg-muted: #4b5463;
  --tg-surface: #fff;
  --tg-hover: color-mix(in srgb, color-mix(in srgb, var(--tg-ink) 60%, var(--tg-header-bg-color)) 8%, var(--tg-surface));
  --tg-line: color-mix(in srgb, var(--tg-ink) 12%, var(--tg-surface));
  --tg-band: color-mix(in srgb, var(--tg-chat-bg-color) 40%, #fff);
  --tg-bad: #c8102e;
  --tg-focus: #0b57d0;
  --tg-focus-gap: #fff;
  --tg-window-gap: 16px;
  --tg-line-length: 760px;
  --tg-shadow: 0 1px 2px rgb(16 24 40 / 8%), 0 12px 40px rgb(16 24 40 / 22%);
  --tg-rem: min(1rem, 32px);
  --tg-icon: clamp(22px, 1.375*var(--tg-rem), 36px);
  --tg-target: clamp(40px, 2.5*var(--tg-rem), 56px);
  display: block;
  height: 100%;
  font: normal 400 max(var(--tg-font-size), var(--tg-font-size) + var(--tg-rem) - 16px)/1.45 var(--tg-font), system-ui, sans-serif;
  color: var(--tg-ink);
  color-scheme: light;
  column-rule-color: var(--tg-chat-bg-color);
  text-align: start;
  overflow-wrap: anywhere;
  -webkit-text-size-adjust: 100%;
}
.frame[data-dark] {
  --tg-ink: #eef1f6;
  --tg-muted: #b9c0cc;
  --tg-surface: color-mix(in srgb, var(--tg-chat-bg-color) 30%, #22262e);
  --tg-band: var(--tg-surface);
  --tg-bad: #ff8d85;
  --tg-focus: #8ab4ff;
  --tg-focus-gap: #0c0e13;
  color-scheme: dark;
}
@media (pointer: coarse) { .frame { --tg-target: clamp(44px, 2.75*var(--tg-rem), 56px) } }
.window {
  --tg-start: calc(var(--tg-avatar-size) + 8px);
  --tg-quiet: color-mix(in srgb, var(--tg-ink) 75%, var(--tg-chat-bg-color));
  --tg-focus: color-mix(in srgb, var(--tg-header-bg-color) 55%, #000);
}
.window[data-avatars=false] { --tg-start: 0px }
.frame[data-dark] .window { --tg-focus: color-mix(in srgb, var(--tg-header-bg-color) 45%, #fff) }
.widget { height: 100% }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0 }
button:is(:disabled, [aria-disabled]) { cursor: default }
button:disabled { opacity: .5 }
::placeholder { color: var(--tg-muted); opacity: 1 }
:is(.send, .calendar) .icon:dir(rtl) { transform: scaleX(-1) }
.drop:has(:focus-visible) {
  outline: 2px solid var(--tg-focus);
  outline-offset: 2px;
  box-shadow: 0 0 0 2px var(--tg-focus-gap);
}
.log[data-resting] { outline-color: #0000 !important }
:is(.log, .day, .emoji-pick, .header button):focus-visible { outline-offset: -3px; box-shadow: none }
:is(.header button, .bubble .text a, .bubble .file):focus-visible { outline-color: currentColor; box-shadow: none }
.header, .send { color: var(--tg-header-text-color); background: var(--tg-header-bg-color) }
.avatar, .bot-bubble, .cue { color: var(--tg-bot-text-color); background: var(--tg-bot-msg-color) }
.option { color: var(--tg-option-bubble-text-color); background: var(--tg-option-bubble-msg-color) }
.card { color: var(--tg-ink); background: var(--tg-surface) }
.window:not([data-background=solid]) .on-page { --tg-quiet: var(--tg-ink); background: var(--tg-surface); box-shadow: 0 0 0 4px var(--tg-surface); border-radius: 1px }
.icon-button, .send, .picture, .levels .option { display: grid; place-items: center; flex: none }
.icon-button, .send { width: var(--tg-target); height: var(--tg-target); border-radius: 50% }
.icon-button, .send, .option, .drop, .composer { transition: .15s }
.icon-button:hover:not(:disabled) { background: color-mix(in srgb, currentColor 14%, transparent) }
.picture { border-radius: 50%; overflow: hidden }
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
  .bubble, .option, .window, .card, .composer, .send, .invitation { border: 1px solid !important }
  .typing .dot, .day[aria-current]::after { background: CanvasText }
  .day[data-off] { color: GrayText !important }
  [aria-pressed=true], [aria-checked=true], [aria-selected=true] .day { forced-color-adjust: none; color: HighlightText !important; background: Highlight !important }
}
`
