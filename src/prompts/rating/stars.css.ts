/** Stars, filled up to the one that is picked or pointed at; the one that has the focus is not yet meant. */
export const stars = `
.star .option:is(:is(:hover, :has(~ :hover)):not([aria-disabled]), [aria-pressed], :has(~ [aria-pressed])) .icon { fill: currentColor }
`
