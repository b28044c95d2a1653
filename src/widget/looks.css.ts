/** Kinds of content and of prompt that need more than a bubble or a button. */
export const looks = `
.bot-bubble:is([data-kind=image], [data-kind=video], [data-kind=audio], [data-kind=link]) { padding: 0; background: none }
.bot-bubble:is([data-kind=video], [data-kind=audio]) { flex: 0 1 320px }
.bot-bubble[data-kind=html] { white-space: normal }
.bot-bubble[data-kind=file] { padding-block: 0 }
.bubble:has(> .text:empty) { display: none }
.entry:has(> .bubble:empty, > .bubble > :is(.text:empty, [hidden])) { height: 0; padding: 0 }
.media { display: block; width: 100%; height: 54px; border-radius: inherit }
video.media { height: auto; max-height: 260px; aspect-ratio: 16/9; background: #000 }
.cue { margin: 4px 0 0; padding: 6px 14px; border-radius: inherit }
.file { display: flex; align-items: center; gap: 8px; min-height: var(--tg-target); padding-block: 8px; color: inherit; text-decoration: none }
.file span { text-decoration: underline; text-underline-offset: 2px }
.file small { flex: none }
.option:is([aria-pressed], [aria-checked=true][aria-disabled]), .confirm:not([aria-disabled]) { color: var(--tg-header-text-color); background: var(--tg-header-bg-color); font-weight: 600 }
.confirm { padding-inline: 24px; font-weight: 600; text-align: center; text-decoration: none }
a.confirm { display: flex; align-items: center; gap: 6px }
a.confirm::after { content: '↗' / '' }
.checks { flex-direction: column; align-items: flex-start }
.checks .option:not(.confirm) { display: flex; align-items: center; gap: 10px; width: min(100%, 300px) }
:is(.tiles, .checks) .option:not(.confirm) { border-radius: min(var(--tg-option-bubble-border-radius), 18px) }
.box { flex: none; border: 2px solid; border-radius: 6px }
.box .icon { width: 18px; height: 18px; stroke-width: 3; visibility: hidden }
[aria-checked=true] .icon { visibility: visible }
.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(8em, 1fr)) }
.tiles .option { display: flex; flex-direction: column; justify-content: end; padding: 0; overflow: hidden }
.tile-image { width: 100%; aspect-ratio: 4/3; object-fit: cover; background: rgb(128 138 158 / 20%) }
.tile-label { padding: 8px 12px }
.levels { display: grid; gap: 4px; justify-content: start }
@container (max-width: 360px) { .levels { padding-inline-start: 0 } .options > .calendar { width: calc(100% + 16px); margin-inline: -8px; padding-inline: 0 } }
.levels .option { padding: 4px }
.levels .icon { width: 28px; height: 28px }
.star .option:is(:is(:hover, :focus-visible, :has(~ :is(:hover, :focus-visible))):not([aria-disabled]), [aria-pressed], :has(~ [aria-pressed])) .icon { fill: currentColor }
.ends { grid-column: 1/-1; display: flex; justify-content: space-between; gap: 8px; font-size: .92em }
.ends span { padding: 2px 8px; border-radius: var(--tg-option-bubble-border-radius) }
.range { display: grid; grid-template-columns: 1fr auto; gap: 0 8px; padding: 6px 14px 14px }
.range [type=range] { grid-column: 1/-1; width: 100%; height: var(--tg-target); accent-color: var(--tg-header-bg-color) }
.range .ends { margin: -8px -8px 8px }
`
