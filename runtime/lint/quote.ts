/** A value in a message, cut where it is long. */
export function quote(value: unknown): string {
  const text = String(value)
  if (text.trim() === '') return 'A blank'
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`
}
