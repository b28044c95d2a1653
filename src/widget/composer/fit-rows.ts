/** Decision 102: 2 rows at first, 4 at most, 24 px each, or more where the page's letters are larger. */
const rows = { least: 2, most: 4, height: 24 }

/** Gives a text field as many rows as its text needs; one of more than the least also gets the whole width, its buttons below. */
export function fitRows(field: HTMLTextAreaElement): void {
  const height = Number.parseFloat(getComputedStyle(field).lineHeight) || rows.height
  const needed = () => {
    field.rows = rows.least
    return Math.min(rows.most, Math.max(rows.least, Math.floor(field.scrollHeight / height)))
  }
  field.parentElement?.removeAttribute('data-long')
  field.parentElement?.toggleAttribute('data-long', needed() > rows.least)
  field.rows = needed()
}
