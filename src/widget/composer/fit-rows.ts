/** Decision 102: 2 rows at first, 4 at most, 24 px each. */
const rows = { least: 2, most: 4, height: 24 }

/** Gives a text field as many rows as its text needs. */
export function fitRows(field: HTMLTextAreaElement): void {
  field.rows = rows.least
  field.rows = Math.min(rows.most, Math.max(rows.least, Math.floor(field.scrollHeight / rows.height)))
}
