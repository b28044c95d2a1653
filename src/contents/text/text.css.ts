/** A text and what may stand in it. */
export const text = `
.text > :first-child { margin-block-start: 0 }
.text > :last-child { margin-block-end: 0 }
.text :is(p, ul, ol, blockquote, pre, h1, h2, h3, h4, h5, h6, table) { margin-block: .5em; white-space: normal }
.text :is(h1, h2, h3, h4, h5, h6) { font-size: 1.1em; line-height: 1.3 }
.text :is(ul, ol) { padding-inline-start: 1.4em }
.text li + li { margin-block-start: .25em }
.text :is(blockquote, pre, table) { margin-inline: 0 }
.text blockquote { padding-inline-start: 10px; border-inline-start: 3px solid color-mix(in srgb, currentColor 70%, transparent) }
.text :is(code, pre) { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .92em; border: 1px solid color-mix(in srgb, currentColor 45%, transparent); border-radius: 4px }
.text code { padding: 0 4px }
.text pre { padding: 6px 10px; white-space: pre-wrap; border-radius: 8px }
.text pre code { padding: 0; border: 0; font-size: 1em }
.text table { border-collapse: collapse; font-size: .92em }
.text :is(th, td) { padding: 4px 8px; border: 1px solid color-mix(in srgb, currentColor 45%, transparent); text-align: start; vertical-align: top }
.text hr { border: 0; border-block-start: 1px solid color-mix(in srgb, currentColor 45%, transparent) }
.text img { max-width: 100%; height: auto }
.text a { color: inherit; text-underline-offset: 2px }
.bot-bubble[data-kind=html] { white-space: normal }
.bubble:has(> .text:empty) { display: none }
`
