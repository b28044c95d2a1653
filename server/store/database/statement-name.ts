const mostNamed = 200
const names = new Map<string, string>()

/** What a statement ends with that PostgreSQL plans each time: how many rows a value has decides how it is answered. */
export const plannedEachTime = '/* planned each time */'

/** The name under which PostgreSQL keeps a statement that it has prepared; undefined for those beyond the first 200, and those that are planned each time. */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql)
  if (sql.endsWith(plannedEachTime)) return undefined
  if (known !== undefined || names.size >= mostNamed) return known
  const name = `talkgraph_${names.size}`
  names.set(sql, name)
  return name
}
