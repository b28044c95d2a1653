/** A file to open. */
export const fileContent = `
.bot-bubble[data-kind=file] { padding-block: 0 }
.file { display: flex; align-items: center; gap: 8px; min-height: var(--tg-target); padding-block: 8px; color: inherit; text-decoration: none }
.file span { text-decoration: underline; text-underline-offset: 2px }
.file small { flex: none }
`
