const mostNamed = 200
const names = new Map<string, string>()

/** The name under which PostgreSQL keeps a statement that it has prepared; undefined for those beyond the first 200. */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql)
  if (known !== undefined || names.size >= mostNamed) return known
  const name = `talkgraph_${names.size}`
  names.set(sql, name)
  return name
}
