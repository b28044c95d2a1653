/** The place to drop a file on. */
export const drop = `
.drop { display: flex; align-items: center; gap: 14px; padding: 14px 16px; min-height: 72px; border: 1px dashed color-mix(in srgb, currentColor 52%, var(--tg-surface)); cursor: pointer }
.drop:has(:disabled) { border: 1px solid var(--tg-line); cursor: default }
.drop:has([aria-invalid]) { border-color: var(--tg-bad) }
:is([data-over] .drop, .drop:hover):not(:has(:disabled)) { border-color: currentColor; background: var(--tg-hover) }
.drop :is(strong, .drop-name, progress, .note:not(:empty)) { display: block }
.drop strong { font-weight: 600 }
.drop small { color: var(--tg-muted) }
.drop progress { width: 100%; margin-block-start: 8px; accent-color: var(--tg-header-bg-color) }
`
