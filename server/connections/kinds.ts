import type { ChannelField, ChannelKind } from '@talkgraph/wire/channels'
import * as v from 'valibot'
import type { AnyFieldForm } from '../../runtime/node/field-form.js'
import { type AnyChannel, allChannels, channelOf, type ProviderChannel } from '../channels/index.js'
import type { ChannelSettings } from '../channels/settings.js'

/** A channel whose bots are connected by hand: one of a provider, or a place of its own. */
export const isProvider = (channel: AnyChannel): channel is ProviderChannel => 'verify' in channel

/** The channel of this name, where bots can be connected with it. */
export function connectable(name: string): AnyChannel | undefined {
  const channel = channelOf(name)
  return channel && (isProvider(channel) || channel.place) ? channel : undefined
}

/** Every kind of channel that a bot can be connected with. */
export const channelKinds = (): readonly ChannelKind[] =>
  allChannels.filter(({ name }) => connectable(name)).map(kindOfChannel)

const kindOfChannel = (channel: AnyChannel): ChannelKind => ({
  name: channel.name,
  title: channel.title,
  fields: fieldsOf(channel),
  registersWebhook: isProvider(channel) && channel.register !== undefined,
  copiesWebhook: isProvider(channel) && !isWholeRegistration(channel),
  verifyTokenField: 'verifyToken' in channel.settings.fields ? 'verifyToken' : null,
  hasTemplates: isProvider(channel) && channel.templates !== undefined,
  sendsTest: isProvider(channel),
  window: channel.capabilities.window ?? null,
})

/** Meta's apps are told by hand where the webhook goes, whatever a page subscribes to. */
function isWholeRegistration(channel: ProviderChannel): boolean {
  return channel.register !== undefined && channel.challenge === undefined
}

/** What is entered to connect something, in the order in which it is asked. */
export function fieldsOf({
  settings: { schema, fields },
}: {
  readonly settings: ChannelSettings<unknown>
}): ChannelField[] {
  const entries = entriesIn(schema)
  return Object.entries(fields).map(([name, field]) => ({
    name,
    title: field.title,
    help: field.help,
    kind: kindOf(field),
    isOptional: mayBeAbsent(entries[name]),
    ...('example' in field && field.example !== undefined && { example: field.example }),
    ...('choices' in field &&
      field.choices && { choices: field.choices.map(choice => ({ ...choice })) }),
  }))
}

/** The fields of a schema; of one with checks, those of what is checked. */
function entriesIn(schema: object): Readonly<Record<string, unknown>> {
  if ('entries' in schema) return { ...Object(schema.entries) }
  const { pipe } = Object(schema)
  return Array.isArray(pipe) ? entriesIn(Object(pipe[0])) : {}
}

function mayBeAbsent(schema: unknown): boolean {
  return isSchema(schema) && v.safeParse(schema, undefined).success
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

function kindOf({ kind }: AnyFieldForm): ChannelField['kind'] {
  switch (kind) {
    case 'long-text':
    case 'address':
    case 'email':
    case 'number':
    case 'switch':
    case 'date':
    case 'choice':
    case 'secret':
      return kind
    default:
      return 'text'
  }
}
