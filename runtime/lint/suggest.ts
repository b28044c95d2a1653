/** The remedy that names what was most likely meant, or another one where nothing is near. */
export function suggest(name: string | undefined, otherwise: string): string {
  return name === undefined ? otherwise : `Write "${name}" if that is meant.`
}
