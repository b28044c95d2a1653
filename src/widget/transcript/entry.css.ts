/** Entries of the transcript: bubbles in groups, avatars, days and times, typing. */
export const entry = `
.entry { position: relative; display: flex; align-items: flex-end; gap: 8px; max-width: 100%; padding-block-end: 2px }
.entry:nth-last-child(-n+3) { animation: tg-rise .18s }
.entry[data-starts] { margin-block-start: 10px }
.entries > .entry { margin-inline: 14px }
.entry:focus-visible { border-radius: var(--tg-bubble-border-radius) }
.day-line, .group-time { font-size: max(11px, .79em); line-height: max(16px, var(--tg-rem)); color: var(--tg-quiet) }
.day-line { padding-block: 4px 2px; text-align: center }
:is(.day-line, .group-time)::before { content: '\\200b' }
.group-time { padding-block: 2px 0; padding-inline: calc(var(--tg-start) + 2px) 2px }
.user-time { text-align: end }
.user { justify-content: flex-end }
.avatar, .picture-space { width: var(--tg-avatar-size); flex: none }
.avatar { height: var(--tg-avatar-size) }
.avatar .icon { width: 60%; height: 60% }
.bubble {
  --tg-joint: min(4px, var(--tg-bubble-border-radius));
  min-width: 0;
  max-width: 82%;
  padding: 10px 14px;
  border-radius: var(--tg-bubble-border-radius);
  white-space: pre-wrap;
}
.bot-bubble { border-end-start-radius: var(--tg-joint) }
.entry:not([data-starts]) > .bot-bubble { border-start-start-radius: var(--tg-joint) }
.user-bubble { color: var(--tg-user-text-color); background: var(--tg-user-msg-color); border-end-end-radius: var(--tg-joint) }
.entry:not([data-starts]) > .user-bubble { border-start-end-radius: var(--tg-joint) }
.entry[data-ends] > .bubble { --tg-tail: min(2px, var(--tg-bubble-border-radius)) }
.entry[data-ends] > .bot-bubble { border-end-start-radius: var(--tg-tail) }
.entry[data-ends] > .user-bubble { border-end-end-radius: var(--tg-tail) }
.ahead { margin: 10px 14px 0 }
.ahead .bubble { color: var(--tg-ink); background: var(--tg-surface); border: 1px dashed var(--tg-muted) }
.ahead-note { width: fit-content; margin-inline-start: auto; padding: 0 8px; border-radius: 8px; font-size: max(11px, .6875*var(--tg-rem)); line-height: max(16px, var(--tg-rem)); color: var(--tg-muted); background: var(--tg-surface) }
.edit.edit { order: -1; display: grid; place-items: center; border-radius: 50%; align-self: center; width: 24px; height: 24px; margin-inline-end: -2px; color: var(--tg-ink); background: var(--tg-surface); opacity: 0 }
.edit .icon { width: 16px; height: 16px }
.entry:is(:hover, :focus, :focus-within) > .edit { opacity: 1 }
@media (hover: none) { .entry:has(> .edit) { cursor: pointer } .entry:not(:focus, :focus-within) > .edit { pointer-events: none } }
.earlier { padding-block-start: 8px }
.earlier-toggle { display: block; min-height: 24px; margin-inline-start: var(--tg-start); font-size: .86em; color: var(--tg-quiet); text-decoration: underline; text-underline-offset: 3px }
@media (pointer: coarse) { .edit.edit { width: var(--tg-target); height: var(--tg-target) } .earlier-toggle { min-height: var(--tg-target) } }
.revised :is(.bubble, .option, .card), .revised .bubble * { text-decoration: line-through }
.earlier > :not(button) { font-size: .86em }
.earlier .avatar { visibility: hidden; height: 0 }
.earlier :is(.bubble.bubble, .option.option) { color: var(--tg-ink); background: var(--tg-hover) }
.earlier .bubble { padding-block: 6px }
.earlier .option { min-height: 32px; padding-block: 3px }
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
.dot { width: 7px; height: 7px; border-radius: 50%; background: currentColor; animation: tg-dot 1.4s infinite ease-in-out }
.dot:nth-child(2) { animation-delay: .2s }
.dot:nth-child(3) { animation-delay: .4s }
@keyframes tg-dot { 0%, 60%, 100% { opacity: .4; transform: scale(.85) } 30% { opacity: 1; transform: none } }
.bot-bubble:is([data-kind=image], [data-kind=video], [data-kind=audio], [data-kind=link]) { padding: 0; background: none }
.entry:has(> .bubble:empty, > .bubble > :is(.text:empty, [hidden])) { height: 0; padding: 0; margin: 0 }
`
