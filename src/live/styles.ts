import { createDress } from '../kit/dress.js'

/** How a chat with an agent looks; beside the widget's own sheet, whose variables it uses. */
const css = `
.agent { display: flex; align-items: center; gap: 8px; margin-block-end: 4px; font-size: max(12px, .75*var(--tg-rem)); font-weight: 700; line-height: max(16px, var(--tg-rem)); white-space: normal }
.agent-icon { width: var(--tg-avatar-size); height: var(--tg-avatar-size); flex: none; border-radius: 50%; object-fit: cover; overflow: hidden }
[data-avatars=true] .entry[data-ends]:has(.agent) { min-height: var(--tg-avatar-size) }
[data-avatars=true] .agent-icon { position: absolute; inset-block-end: 2px; inset-inline-start: 0 }
.entry:not([data-ends]) .agent-icon { display: none }
.entry:not([data-starts]) .agent { display: contents }
.entry:not([data-starts]) .agent-name { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
[data-avatars=false] .agent-icon { width: 20px; height: 20px }
[data-avatars=false] .entry:not([data-starts]) .agent-icon { display: none }
span.agent-icon { display: grid; place-items: center; font-size: 15px; color: var(--tg-bot-text-color); background: var(--tg-bot-msg-color) }
.entry:has(.agent) > :is(.avatar, .picture-space) { visibility: hidden }
.agent-words { white-space: pre-wrap; overflow-wrap: anywhere }
.agent-file { display: inline-block; margin-block-start: 4px; color: inherit; text-decoration: underline; overflow-wrap: anywhere }
.agent-options { display: flex; flex-wrap: wrap; gap: 6px; margin: 8px 0 0; padding: 0; border: 0 }
.agent-options .option { margin: 0 }
.agent-reactions { display: flex; gap: 4px; margin: 6px 0 0; padding: 0; border: 0 }
.agent-reactions button { min-width: 28px; min-height: 28px; padding: 0; border: 0; border-radius: 14px; color: inherit; background: none; cursor: pointer; opacity: .85 }
.agent-reactions svg { display: block; width: 16px; height: 16px; margin: auto; fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round }
.agent-reactions [data-reaction=NEGATIVE] svg { transform: rotate(180deg) }
.agent-reactions button:is(:hover, :focus-visible, [aria-pressed=true]) { opacity: 1; background: color-mix(in srgb, currentColor 22%, transparent) }
@media (pointer: coarse) { .agent-reactions button { min-width: var(--tg-target); min-height: var(--tg-target) } }
.live-line { margin-inline: 14px; padding-block-end: 6px; font-size: max(12px, .75*var(--tg-rem)); line-height: max(16px, var(--tg-rem)); text-align: end; color: var(--tg-ink) }
.live-line[data-waiting] { text-align: center }
.live-line[data-refused] { font-weight: 700; color: var(--tg-bad) }
.live-line:has(output:empty:last-child) { height: 0; padding: 0 }
.window:has(.live-line) .nudge { display: none }
`

/** Adds the sheet to the shadow root that an element is in, once. */
export const dress = createDress(css)
