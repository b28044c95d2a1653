/** The emojis above the composer. */
export const emoji = `
.emoji { flex: none }
.emoji-panel {
  position: absolute;
  inset-block-end: calc(100% + 8px);
  inset-inline: 0;
  max-width: 380px;
  margin-inline-start: auto;
  z-index: 1;
  display: flex;
  flex-direction: column;
  height: 320px;
  max-height: 50vh;
  padding: 10px;
  box-shadow: var(--tg-shadow);
}
.emoji-search { flex: none; width: 100%; min-height: var(--tg-target); padding: 0 14px; border-radius: 10px; background: var(--tg-hover) }
.emoji-categories { display: grid; grid-template-columns: repeat(8, 1fr); flex: none; margin-inline: -8px; padding-block: 6px }
.emoji-category, .emoji-pick { font-family: 'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji', sans-serif }
.emoji-category { height: var(--tg-target); border-radius: 8px; font-size: 18px; opacity: .7 }
.emoji-category[aria-pressed=true] { opacity: 1; background: var(--tg-hover); box-shadow: inset 0 -2px 0 var(--tg-focus) }
.emoji-grid { display: grid; grid-template-columns: repeat(7, 1fr); grid-auto-rows: var(--tg-target); overflow: hidden auto; scrollbar-width: thin }
.emoji-pick { font-size: 24px; line-height: 1; border-radius: 8px }
.emoji-pick:hover, .emoji-category:hover { background: var(--tg-hover) }
.emoji-note { margin: auto; color: var(--tg-muted) }
`
