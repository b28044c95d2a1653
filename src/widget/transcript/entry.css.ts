/** Entries of the transcript: bubbles, avatars, times, typing. */
export const entry = `
.entry { position: relative; display: flex; align-items: flex-start; gap: 8px; max-width: 100%; padding-block-end: 6px }
.entry:nth-last-child(-n+3) { animation: tg-rise .22s }
.entries > .entry { margin-inline: 14px }
.entry:focus-visible { border-radius: var(--tg-bubble-border-radius) }
.time {
  position: absolute;
  inset-block-end: 0;
  margin-inline: 8px;
  padding-inline: 8px;
  border-radius: 8px;
  font-size: 11px;
  line-height: 16px;
  color: var(--tg-ink);
  background: var(--tg-surface);
  box-shadow: 0 0 0 1px var(--tg-line);
  visibility: hidden;
}
[data-avatars=true] .bot .time { margin-inline-start: calc(var(--tg-avatar-size) + 16px) }
.entry:is(:hover, :focus, :focus-within) .time { visibility: visible }
.user { justify-content: flex-end }
.bot + .user, .user + .bot, .options + .user, .user + .options { margin-block-start: 8px }
.avatar, .picture-space { width: var(--tg-avatar-size); flex: none }
.avatar { height: var(--tg-avatar-size) }
.avatar .icon { width: 60%; height: 60% }
.bubble {
  min-width: 0;
  max-width: 82%;
  padding: 10px 14px;
  border-radius: var(--tg-bubble-border-radius);
  white-space: pre-wrap;
}
.bot-bubble { border-start-start-radius: min(3px, var(--tg-bubble-border-radius)) }
.user-bubble { color: var(--tg-user-text-color); background: var(--tg-user-msg-color); border-end-end-radius: min(3px, var(--tg-bubble-border-radius)) }
.ahead { margin-inline: 14px }
.ahead .bubble { color: var(--tg-ink); background: var(--tg-surface); border: 1px dashed var(--tg-muted) }
.ahead-note { width: fit-content; margin-inline-start: auto; padding: 0 8px; border-radius: 8px; font-size: 11px; line-height: 16px; color: var(--tg-muted); background: var(--tg-surface) }
.edit {
  order: -1;
  align-self: center;
  min-height: 28px;
  padding-inline: 10px;
  border-radius: 22px;
  font-size: 12px;
  color: var(--tg-ink);
  background: var(--tg-surface);
  box-shadow: 0 0 0 1px var(--tg-line);
}
@media (pointer: coarse) { .edit { min-height: var(--tg-target); min-width: var(--tg-target) } }
.revised :is(.bubble, .option, .card), .revised .bubble * { text-decoration: line-through }
del.revised { display: block }
.bubble[data-correction] { display: flex; gap: 8px }
.bubble[data-correction]::before {
  content: '!' / '';
  flex: none;
  width: 20px;
  height: 20px;
  border: 1px solid #fff;
  border-radius: 50%;
  font-weight: 700;
  line-height: 18px;
  text-align: center;
  color: #fff;
  background: #c8102e;
}
.typing { display: flex; align-items: center; gap: 5px; min-height: calc(1.45em + 20px) }
.dot { width: 7px; height: 7px; border-radius: 50%; background: currentColor; animation: tg-dot 1.1s infinite ease-in-out }
.dot:nth-child(2) { animation-delay: .15s }
.dot:nth-child(3) { animation-delay: .3s }
@keyframes tg-dot { 0%, 60%, 100% { opacity: .45; transform: none } 30% { opacity: 1; transform: translateY(-4px) } }
.bot-bubble:is([data-kind=image], [data-kind=video], [data-kind=audio], [data-kind=link]) { padding: 0 }
.bot-bubble:is([data-kind=image], [data-kind=video], [data-kind=audio], [data-kind=link]):not(:has(.broken)) { background: none }
.entry:has(> .bubble:empty, > .bubble > :is(.text:empty, [hidden])) { height: 0; padding: 0 }
`
