/** Makes names that are not taken: the wanted one, else with a number behind it. Each name is given once. */
export function createFreeNames(taken: Iterable<string> = [], between = '-'): (wanted: string) => string {
  const names = new Set(taken)
  const counts = new Map<string, number>()
  return wanted => {
    let name = wanted
    let count = counts.get(wanted) ?? 1
    while (names.has(name)) name = `${wanted}${between}${++count}`
    counts.set(wanted, count)
    names.add(name)
    return name
  }
}
