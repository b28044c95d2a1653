import type { ChannelSetting } from '@talkgraph/wire/channels'
import * as v from 'valibot'
import { asSecretReference } from '../../runtime/bot/fields.js'
import { ApiError } from '../base/errors.js'
import type { ChannelSettings } from '../channels/settings.js'
import { type Sealing, seal } from '../platform/sealing/sealing.js'
import type { ConnectionEntry, SealedSecret } from '../store/index.js'

/** What is connected, by what is entered for it. */
interface Connectable {
  readonly settings: ChannelSettings<unknown>
}

/** Settings by name; secrets are readable. */
export type OpenSettings = Readonly<Record<string, unknown>>

/** Characters of all settings together. */
const longest = 20_000

/** Reads what an owner entered; throws REQUEST_VALIDATION_FAILED with the path to each fault and what it should be. */
export function readSettings(
  { settings: { schema } }: Connectable,
  given: OpenSettings,
): OpenSettings {
  if (JSON.stringify(given).length > longest)
    throw refused([{ path: 'settings', message: `At most ${longest} characters` }])
  const { success, output, issues } = v.safeParse(schema, given)
  if (success) return { ...Object(output) }
  throw refused(
    issues.map(issue => ({
      path: ['settings', ...(v.getDotPath(issue)?.split('.') ?? [])].join('.'),
      message: messageOf(issue),
    })),
  )
}

function messageOf({ kind, expected, received, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'Unknown field'
  if (received === 'undefined') return 'Required'
  return kind === 'validation' ? message : `Expected ${expected ?? 'another value'}`
}

const refused = (details: readonly { path: string; message: string }[]) =>
  new ApiError('REQUEST_VALIDATION_FAILED', { details })

/** The settings as they are changed: what is left out stays, null takes back. */
export function changedSettings(before: OpenSettings, given: OpenSettings): OpenSettings {
  const all = { ...before, ...given }
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== null && value !== undefined),
  )
}

/** The settings as they are kept: secrets are sealed. */
export function sealSettings(
  connectable: Connectable,
  settings: OpenSettings,
  sealing: Sealing,
): { readonly settings: OpenSettings; readonly secrets: readonly SealedSecret[] } {
  const secrets: SealedSecret[] = []
  const names = new Set(secretFields(connectable))
  const kept = Object.entries(settings).map(([name, value]) => {
    if (!names.has(name) || typeof value !== 'string' || value === '') return [name, value]
    const { kept, reference } = seal(sealing, value)
    secrets.push(kept)
    return [name, reference]
  })
  return { settings: Object.fromEntries(kept), secrets }
}

/** The settings with their secrets; undefined where one of them cannot be opened, or they are no longer as they should be. */
export async function openSettings(
  { settings: { schema } }: Connectable,
  { settings }: Pick<ConnectionEntry, 'settings'>,
  open: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<OpenSettings | undefined> {
  const references = Object.values(settings).flatMap(
    value => asSecretReference(value)?.secret ?? [],
  )
  const opened = await open(references)
  const whole = Object.entries(settings).map(([name, value]) => {
    const reference = asSecretReference(value)
    return [name, reference ? opened.get(reference.secret) : value]
  })
  const { success, output } = v.safeParse(schema, Object.fromEntries(whole))
  return success ? { ...Object(output) } : undefined
}

/** The settings as they are told: of a secret its last four characters. */
export function shownSettings({
  settings,
}: Pick<ConnectionEntry, 'settings'>): Readonly<Record<string, ChannelSetting>> {
  const shown: Record<string, ChannelSetting> = {}
  for (const [name, value] of Object.entries(settings)) {
    const reference = asSecretReference(value)
    if (reference) shown[name] = { lastFour: reference.lastFour ?? null }
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      shown[name] = value
  }
  return shown
}

/** The names of the settings that are secrets. */
export function secretFields({ settings }: Connectable): readonly string[] {
  return Object.entries(settings.fields).flatMap(([name, { kind }]) =>
    kind === 'secret' ? [name] : [],
  )
}
