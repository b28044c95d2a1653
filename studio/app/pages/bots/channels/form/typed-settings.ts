import type { ChannelField, ChannelKind, ChannelRecord } from '#api/records.js'
import type { SentSettings } from '../../api/channels.js'

/** What stands in the fields; a switch that is on is `true`. */
export type TypedSettings = Readonly<Record<string, string>>

/** What a field begins with: what is stored, as it is typed; a secret begins blank. */
export function typedSettings(
  fields: readonly ChannelField[],
  record: Pick<ChannelRecord, 'settings'> | undefined,
): TypedSettings {
  return Object.fromEntries(
    fields.map(field => [field.name, typedAs(field, record?.settings[field.name])]),
  )
}

function typedAs({ kind }: ChannelField, stored: unknown): string {
  if (stored === undefined || typeof stored === 'object') return ''
  if (kind === 'switch') return stored === true ? 'true' : ''
  return kind === 'date' ? localMoment(String(stored)) : String(stored)
}

/** A moment as its field has it, in the zone of who looks at it. */
function localMoment(iso: string): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return ''
  return new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** What is wrong before anything is sent, by field: what may not be blank and is. */
export function blankFields(
  { fields, verifyTokenField }: ChannelKind,
  typed: TypedSettings,
  record: Pick<ChannelRecord, 'settings'> | undefined,
): Readonly<Record<string, string>> {
  const blank = fields.filter(
    ({ name, kind, isOptional }) =>
      !isOptional &&
      kind !== 'switch' &&
      typed[name]?.trim() === '' &&
      name !== verifyTokenField &&
      !(kind === 'secret' && record?.settings[name] !== undefined),
  )
  return Object.fromEntries(
    blank.map(({ name, title }) => [name, `Fill this in: ${title.toLowerCase()}.`]),
  )
}

/** What is sent: of a connection that stands, only what is changed. Names in `taken` are secrets to be taken back. */
export function sentSettings(
  fields: readonly ChannelField[],
  typed: TypedSettings,
  record: Pick<ChannelRecord, 'settings'> | undefined,
  taken: ReadonlySet<string> = new Set(),
): SentSettings {
  const before = typedSettings(fields, record)
  const sent: Record<string, string | number | boolean | null> = {}
  for (const field of fields) {
    const { name, kind } = field
    const value = typed[name] ?? ''
    if (taken.has(name)) sent[name] = null
    else if (kind === 'switch') {
      if (value !== before[name]) sent[name] = value === 'true'
    } else if (value.trim() === '') {
      if (kind !== 'secret' && before[name] !== '') sent[name] = null
    } else if (value !== before[name]) sent[name] = asValue(field, value)
  }
  return sent
}

function asValue({ kind }: ChannelField, value: string): string | number {
  if (kind === 'number') return Number(value)
  if (kind !== 'date') return value
  const time = Date.parse(value)
  return Number.isNaN(time) ? value : new Date(time).toISOString()
}
