/** Says that there is nothing of this name, and all that there is. */
export function unknownName(what: string, name: unknown, known: readonly string[]): string {
  return `there is no ${what} ${JSON.stringify(name)}; expected one of ${known.join(', ')}.`
}
