/** A device on which one is signed in. */
export interface SessionRecord {
  readonly id: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly ipAddress?: string | null
  readonly userAgent?: string | null
}

/** The name under which the sessions are kept. */
export const sessionsKey = ['sessions'] as const

/** Browser and system as people call them, from what a browser says of itself. */
export function deviceOf(userAgent: string | null | undefined): string {
  const text = userAgent ?? ''
  const browser = browsers.find(([mark]) => text.includes(mark))?.[1]
  const system = systems.find(([mark]) => text.includes(mark))?.[1]
  if (!browser) return system ?? 'An unknown device'
  return system ? `${browser} on ${system}` : browser
}

/** The first that fits counts: most browsers also say that they are others. */
const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const
