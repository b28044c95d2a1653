/** The transcript: background, bubbles, options, typing. */
export const transcript = `
.transcript { position: relative; flex: 1; min-height: 0; background: var(--tg-chat-bg-color) }
[data-background=gradient] .transcript { background: linear-gradient(180deg, var(--tg-gradient-bg-one), var(--tg-gradient-bg-two)) }
[data-background=image] .transcript {
  --tg-mask: color-mix(in srgb, var(--tg-chat-bg-mask-color) 40%, transparent);
  background: linear-gradient(var(--tg-mask), var(--tg-mask)), var(--tg-chat-bg-img) center / cover, var(--tg-chat-bg-color);
}
.log {
  height: 100%;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
}
.entries { min-height: 100%; max-width: var(--tg-line-length); margin-inline: auto; padding-block: 14px 12px }
.transcript:has(~ .composer .nudge) .entries { padding-block-end: 32px }
.chunk { content-visibility: auto; contain-intrinsic-size: auto 3000px; padding: 4px 14px 0 }
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
.bot-bubble[data-kind=image] { flex: 0 1 270px; overflow: hidden }
.image { display: block; width: 100%; max-height: 260px; border-radius: inherit; object-fit: cover }
.text > :first-child { margin-block-start: 0 }
.text > :last-child { margin-block-end: 0 }
.text :is(p, ul, ol, blockquote, pre, h1, h2, h3, h4, h5, h6, table) { margin-block: .5em; white-space: normal }
.text :is(h1, h2, h3, h4, h5, h6) { font-size: 1.1em; line-height: 1.3 }
.text :is(ul, ol) { padding-inline-start: 1.4em }
.text pre { white-space: pre-wrap }
.text img { max-width: 100%; height: auto }
.text a { color: inherit; text-underline-offset: 2px }
.typing { display: flex; align-items: center; gap: 5px; min-height: calc(1.45em + 20px) }
.dot { width: 7px; height: 7px; border-radius: 50%; background: currentColor; animation: tg-dot 1.1s infinite ease-in-out }
.dot:nth-child(2) { animation-delay: .15s }
.dot:nth-child(3) { animation-delay: .3s }
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
.new-messages { position: absolute; inset: auto 0 12px; width: fit-content; margin: auto; box-shadow: var(--tg-shadow) }
.option:active:not([aria-disabled]) { transform: scale(.98) }
.option[aria-disabled] { box-shadow: inset 0 0 0 1px rgb(128 138 158 / 25%); background: color-mix(in srgb, var(--tg-option-bubble-msg-color) 70%, var(--tg-chat-bg-color)) }
@keyframes tg-dot { 0%, 60%, 100% { opacity: .45; transform: none } 30% { opacity: 1; transform: translateY(-4px) } }
`
