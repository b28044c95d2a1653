/** Films, sounds and the captions of a sound. */
export const media = `
.bot-bubble:is([data-kind=video], [data-kind=audio]) { flex: 0 1 320px }
.media { display: block; width: 100%; height: 54px; border-radius: inherit }
.broken { display: flex; align-items: center; gap: 8px; margin: 0; padding: 10px 14px; border: 1px dashed color-mix(in srgb, currentColor 70%, transparent); border-radius: inherit }
video.media { height: auto; max-height: 260px; aspect-ratio: 16/9; background: #000 }
.cue { margin: 4px 0 0; padding: 6px 14px; border-radius: inherit }
`
