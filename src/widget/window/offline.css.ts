/** What says that the line is broken. */
export const offline = `
.offline { position: relative; z-index: 1; height: 0 }
.offline span { position: absolute; inset: 0 0 auto; padding: 6px 16px; font-size: 13px; text-align: center; background: var(--tg-surface); color: var(--tg-muted); box-shadow: 0 1px 3px rgb(12 16 26 / 20%) }
`
