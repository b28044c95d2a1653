import { type Claims, claimsWith, type OwnClaims } from '@talkgraph/wire/claims'
import type { SiteOperator } from '@talkgraph/wire/site-data'
import type { DemoHours, OwnOperator } from '@talkgraph/wire/site-own'
import type { LegalName } from '@talkgraph/wire/site-paths'
import { readStored } from '../base/read-stored.js'
import type { Store } from '../store/index.js'

/** What the settings say of who runs the server, and of the lines that the site claims. */
export interface SiteSettings {
  readonly operator: SiteOperator
  readonly claims: OwnClaims
  readonly demo: DemoHours | null
}

/** A text that was written in the studio. */
interface WrittenText {
  readonly text: string
  /** ISO 8601. */
  readonly at: string
}

/** What who runs the server has said of the site, in the settings and, above them, in the studio. */
export interface SiteOwn {
  operator(): Promise<SiteOperator>
  /** Whether the studio's words stand in place of the settings'. */
  hasOperator(): Promise<boolean>
  claims(): Promise<Claims>
  /** The lines that are other than the product's own. */
  ownClaims(): Promise<OwnClaims>
  /** When demos can be booked; null: never. */
  demo(): Promise<DemoHours | null>
  text(name: LegalName): Promise<WrittenText | undefined>
  /** Null takes back what was said in the studio. */
  setOperator(operator: OwnOperator | null): Promise<void>
  /** A line that is null is said as the settings, or the product, say it. */
  setClaims(lines: Readonly<Record<string, string | false | null>>): Promise<void>
  setText(name: LegalName, text: string | null): Promise<void>
  setDemo(hours: DemoHours | null): Promise<void>
  /** Calls back whenever the studio has changed what is claimed. */
  onClaims(changed: () => void): void
}

/** What was said in the settings, with what is kept of the studio above it. `now` in milliseconds. */
export function createSiteOwn(
  store: Store['siteOwn'],
  settings: SiteSettings,
  now: () => number = Date.now,
): SiteOwn {
  const kept = async <Value extends object | null>(name: string, empty: Value): Promise<Value> => {
    const value = (await store.all()).get(name)
    return value === undefined ? empty : readStored<Value>(value, empty, `site: ${name}`)
  }
  const listeners: (() => void)[] = []
  const ownOperator = () => kept<OwnOperator | null>('operator', null)
  const inStudio = () => kept<OwnClaims>('claims', {})
  const ownClaims = async () => ({ ...settings.claims, ...(await inStudio()) })
  return {
    operator: async () => {
      const own = await ownOperator()
      if (!own) return settings.operator
      const { email, repository, ...rest } = own
      return {
        ...settings.operator,
        ...rest,
        email: email || undefined,
        repository: repository || undefined,
      }
    },
    hasOperator: async () => (await ownOperator()) !== null,
    claims: async () => claimsWith(await ownClaims()),
    ownClaims,
    demo: async () =>
      (await kept<{ hours: DemoHours | null }>('demo', { hours: settings.demo })).hours,
    text: async name => (await kept<WrittenText | null>(`text ${name}`, null)) ?? undefined,
    setOperator: async operator =>
      store.put('operator', operator === null ? null : JSON.stringify(operator)),
    setClaims: async lines => {
      const next = { ...(await inStudio()), ...lines }
      const left = Object.entries(next).filter(([, line]) => line !== null)
      await store.put('claims', JSON.stringify(Object.fromEntries(left)))
      for (const changed of listeners) changed()
    },
    onClaims: changed => void listeners.push(changed),
    setDemo: async hours => store.put('demo', JSON.stringify({ hours })),
    setText: async (name, text) =>
      store.put(
        `text ${name}`,
        text === null ? null : JSON.stringify({ text, at: new Date(now()).toISOString() }),
      ),
  }
}
