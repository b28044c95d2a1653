/** A text of more than `over` characters, cut to `shown` with an ellipsis. */
export function cut(text: string, over: number, shown: number): string {
  return text.length > over ? `${text.slice(0, shown)}…` : text
}
