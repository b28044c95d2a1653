/** Films, sounds and the captions of a sound. */
export const media = `
.bot-bubble:is([data-kind=video], [data-kind=audio]) { flex: 0 1 320px }
.media { display: block; width: 100%; height: 54px; border-radius: inherit }
.bot-bubble:has(.broken) { color: var(--tg-ink) }
.broken { display: flex; align-items: center; gap: 8px; margin: 0; padding: 10px 14px; border: 1px dashed color-mix(in srgb, currentColor 45%, transparent); border-radius: inherit; background: var(--tg-surface) }
:is([data-kind=image], [data-kind=video]) > .broken { flex-direction: column; justify-content: center; min-height: 150px; text-align: center }
video.media { height: auto; max-height: 260px; aspect-ratio: 16/9; background: #000 }
.site-video { display: grid; height: auto; aspect-ratio: 16/9; padding: 0; border: 0; color: #fff; background: #222; cursor: pointer; overflow: hidden }
.site-video > * { grid-area: 1/1; place-self: center }
.site-video img { width: 100%; height: 100%; object-fit: cover }
.site-video .icon { width: 56px; height: 56px; padding: 12px; border-radius: 50%; background: rgb(0 0 0 / 70%); fill: currentColor }
.cue { margin: 4px 0 0; padding: 6px 14px; border-radius: inherit }
`
