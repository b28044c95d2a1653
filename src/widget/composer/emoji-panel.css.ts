/** Where the emojis stand above the composer; what they are picked from has its own styles (`src/picker`). */
export const emojiPanel = `
.emoji-panel {
  position: absolute;
  inset-block-end: calc(100% + 8px);
  inset-inline: 0;
  max-width: 380px;
  margin-inline-start: auto;
  display: flex;
  flex-direction: column;
  height: min(320px, 100cqh - 140px);
  overflow: hidden auto;
  padding: 10px;
  box-shadow: var(--tg-shadow);
}
.emoji-note { margin: 24px auto; color: var(--tg-muted) }
`
