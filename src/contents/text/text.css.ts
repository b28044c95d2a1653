/** A text and what may stand in it. */
export const text = `
.text > :first-child { margin-block-start: 0 }
.text > :last-child { margin-block-end: 0 }
.text :is(p, ul, ol, blockquote, pre, h1, h2, h3, h4, h5, h6, table) { margin-block: .5em; white-space: normal }
.text :is(h1, h2, h3, h4, h5, h6) { font-size: 1.1em; line-height: 1.3 }
.text :is(ul, ol) { padding-inline-start: 1.4em }
.text pre { white-space: pre-wrap }
.text img { max-width: 100%; height: auto }
.text a { color: inherit; text-underline-offset: 2px }
.bot-bubble[data-kind=html] { white-space: normal }
.bubble:has(> .text:empty) { display: none }
`
