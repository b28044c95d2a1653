import type { OwnClaims } from '@talkgraph/wire/claims'
import { type ClaimName, type Claims, claimNames, claims as ours } from '@talkgraph/wire/claims'
import type { SiteOperator } from '@talkgraph/wire/site-data'
import type { DemoHours, OwnOperator } from '@talkgraph/wire/site-own'
import type { LegalName } from '@talkgraph/wire/site-paths'
import { readStored } from '../base/read-stored.js'
import type { Store } from '../store/index.js'
import { lastKnown } from './last-known.js'

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

/** A line that the site claims, or would if it were shown. */
interface OwnLine {
  readonly name: ClaimName
  /** The product's words. */
  readonly ours: string
  readonly text: string
  readonly isShown: boolean
}

/** What each page says of who runs the server. */
interface Shown {
  readonly operator: SiteOperator
  readonly claims: Claims
}

/** What who runs the server has said of the site, in the settings and, above them, in the studio. */
export interface SiteOwn {
  /** For pages: where the database does not answer, what was known last, and at first the settings. */
  shown(): Promise<Shown>
  operator(): Promise<SiteOperator>
  /** Whether the studio's words stand in place of the settings'. */
  hasOperator(): Promise<boolean>
  claims(): Promise<Claims>
  /** Every line, in the order of the places. */
  lines(): Promise<readonly OwnLine[]>
  /** When demos can be booked; null: never. */
  demo(): Promise<DemoHours | null>
  text(name: LegalName): Promise<WrittenText | undefined>
  /** Null takes back what was said in the studio. */
  setOperator(operator: OwnOperator | null): Promise<void>
  /**
   * False switches a line off, and true on again with the words that it had; a line that is null is said as the settings, or the
   * product, say it.
   */
  setClaims(lines: Readonly<Record<string, string | boolean | null>>): Promise<void>
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
  const kept = async <Value extends object | null>(name: string, empty: Value): Promise<Value> =>
    read(name, await store.find(name), empty)
  const listeners: (() => void)[] = []
  const ownOperator = () => kept<OwnOperator | null>('operator', null)
  const operator = async () => {
    const own = await ownOperator()
    if (!own) return settings.operator
    const { email, repository, ...rest } = own
    return {
      ...settings.operator,
      ...rest,
      email: email || undefined,
      repository: repository || undefined,
    }
  }
  const lines = async () => linesOf(settings.claims, await store.under('claim'))
  const claims = async () => claimsOf(await lines())
  const text = async (name: LegalName) =>
    (await kept<WrittenText | null>(`text ${name}`, null)) ?? undefined
  const pages = lastKnown<Shown>(
    { operator: settings.operator, claims: claimsOf(linesOf(settings.claims, new Map())) },
    async () => ({ operator: await operator(), claims: await claims() }),
  )
  const put = async (parts: Readonly<Record<string, string | null>>) => {
    await store.put(parts)
    pages.forget()
  }
  return {
    shown: pages.read,
    operator,
    hasOperator: async () => (await ownOperator()) !== null,
    claims,
    lines,
    demo: async () =>
      (await kept<{ hours: DemoHours | null }>('demo', { hours: settings.demo })).hours,
    text,
    setOperator: async own => put({ operator: own === null ? null : JSON.stringify(own) }),
    setClaims: async said => {
      await put(Object.assign({}, ...Object.entries(said).map(partsOfLine)))
      for (const changed of listeners) changed()
    },
    onClaims: changed => void listeners.push(changed),
    setDemo: async hours => put({ demo: JSON.stringify({ hours }) }),
    setText: async (name, written) => {
      // Its date is when it was changed.
      if (written !== null && (await text(name))?.text === written) return
      const part = { text: written, at: new Date(now()).toISOString() }
      await put({ [`text ${name}`]: written === null ? null : JSON.stringify(part) })
    },
  }
}

const read = <Value extends object | null>(
  name: string,
  value: string | undefined,
  empty: Value,
) => (value === undefined ? empty : readStored<Value>(value, empty, `site: ${name}`))

const wordsPart = (name: string) => `claim ${name}`
const shownPart = (name: string) => `claim-shown ${name}`

/** Words and switch lie apart, each line by itself: who changes one loses nothing of another's. */
function partsOfLine([name, said]: readonly [string, string | boolean | null]): Readonly<
  Record<string, string | null>
> {
  if (said === null) return { [wordsPart(name)]: null, [shownPart(name)]: null }
  const shown = { [shownPart(name)]: JSON.stringify({ isShown: said !== false }) }
  return typeof said === 'string'
    ? { ...shown, [wordsPart(name)]: JSON.stringify({ text: said }) }
    : shown
}

/** Every line as it is said above the settings. */
const linesOf = (said: OwnClaims, parts: ReadonlyMap<string, string>): readonly OwnLine[] =>
  claimNames.map(name => {
    const set = said[name]
    const words = wordsPart(name)
    const shown = shownPart(name)
    const { text = set || ours[name] } = read<{ text?: string }>(words, parts.get(words), {})
    const { isShown = set !== false } = read<{ isShown?: boolean }>(shown, parts.get(shown), {})
    return { name, ours: ours[name], text, isShown }
  })

const claimsOf = (lines: readonly OwnLine[]): Claims =>
  Object.fromEntries(lines.flatMap(({ name, text, isShown }) => (isShown ? [[name, text]] : [])))
