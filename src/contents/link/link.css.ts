/** A link that looks like a button. */
export const link = `
a.confirm { display: flex; align-items: center; gap: 6px }
a.confirm::after { content: '↗' / '' }
`
