/** Stars, filled up to the one that is picked or pointed at. */
export const stars = `
.star .option:is(:is(:hover, :focus-visible, :has(~ :is(:hover, :focus-visible))):not([aria-disabled]), [aria-pressed], :has(~ [aria-pressed])) .icon { fill: currentColor }
`
