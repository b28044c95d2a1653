/** A field of a prompt’s own and its button. */
export const fieldForm = `
.field-card { display: grid; grid-template-columns: 1fr auto; gap: 8px; padding: 12px }
.field-card .option { display: flex; align-items: center; justify-content: center; gap: 8px }
.field-card > :is(label, :nth-child(n+4)) { grid-column: 1/-1 }
`
