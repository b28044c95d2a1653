/** The transcript: its background, and how it scrolls. */
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
.chunk { contain-intrinsic-size: auto 3000px; padding-inline: 14px }
.chunk:has(~ .chunk) { content-visibility: auto }
.new-messages { position: absolute; inset: auto 0 12px; width: fit-content; margin: auto; box-shadow: var(--tg-shadow) }
`
