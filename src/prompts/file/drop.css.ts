/** The place to drop a file on. */
export const drop = `
.drop { display: flex; align-items: center; gap: 14px; padding: 16px; min-height: 76px; border: 2px dashed color-mix(in srgb, currentColor 66%, transparent); cursor: pointer }
.drop:has(:disabled) { border-color: transparent; cursor: default }
.drop:has([aria-invalid]) { border-color: var(--tg-bad) }
:is([data-over] .drop, .drop:hover):not(:has(:disabled)) { border-color: currentColor }
.drop :is(strong, .drop-name, progress, .note:not(:empty)) { display: block }
.drop progress { width: 100%; margin-block-start: 8px; accent-color: currentColor }
`
