/** Which sites may show a bot: exact origins such as `https://shop.example`, or every site where none is listed. */
export interface OriginRules {
  readonly allowedOrigins: readonly string[]
}

/** Whether a text is an origin as browsers write it; `null`, the origin of any sandboxed page, is none. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, host } = new URL(text)
  // Apps have schemes of their own, such as capacitor://localhost, of which a URL knows no origin.
  return host !== '' && text === (origin === 'null' ? `${protocol}//${host}` : origin)
}

/**
 * Whose pages may read a bot's answers: `*`, this origin, or nobody's (null). Origins are compared letter by letter. A bot
 * that is not known has nothing to hide.
 */
export function readerOf(
  rules: OriginRules | undefined,
  origin: string | undefined,
): string | null {
  const allowed = rules?.allowedOrigins ?? []
  if (allowed.length === 0) return '*'
  return origin !== undefined && allowed.includes(origin) && isOrigin(origin) ? origin : null
}

/**
 * Whether a page of this origin may start a session or call a step. A browser names the origin with every POST; where
 * sites are listed, a call that names none is refused as well.
 */
export function mayUse(rules: OriginRules, origin: string | undefined): boolean {
  return (
    rules.allowedOrigins.length === 0 || (origin !== undefined && readerOf(rules, origin) !== null)
  )
}
