import type { SendTemplateBody } from '@talkgraph/wire/channels'
import { ApiError } from '../base/errors.js'
import { type Template, textContent } from '../channels/index.js'
import type { ConnectionEntry } from '../store/index.js'
import { remedyOf } from './connection.js'
import type { Connections, ProvidedConnection } from './connections.js'
import type { Delivery } from './going.js'

/** The messages that the provider has approved; throws CHANNEL_CANNOT, CHANNEL_REFUSED with the remedy. */
export async function templatesOf(
  connections: Pick<Connections, 'openProvided'>,
  entry: ConnectionEntry,
): Promise<readonly Template[]> {
  const { channel, connection } = await provided(connections, entry)
  if (!channel.templates)
    throw new ApiError('CHANNEL_CANNOT', { message: 'This channel approves no messages.' })
  const found = await channel.templates(connection)
  if (!found.ok)
    throw new ApiError('CHANNEL_REFUSED', { message: remedyOf(connection, found.remedy) })
  return found.templates
}

/** An approved message with its values: in words, and how it goes out; throws REQUEST_VALIDATION_FAILED too. */
export async function filledTemplate(
  connections: Pick<Connections, 'openProvided'>,
  entry: ConnectionEntry,
  { name, language, values }: SendTemplateBody,
): Promise<{ readonly text: string; readonly delivery: string }> {
  const template = (await templatesOf(connections, entry)).find(
    each => each.name === name && each.language === language,
  )
  if (!template) throw refused('name', 'Expected the name and the language of an approved message')
  const filled = filledText(template, values)
  if (!filled.ok) throw refused(`values.${filled.missing}`, 'Required')
  return { text: filled.text, delivery: JSON.stringify({ template, values } satisfies Delivery) }
}

/** An approved message in words, or the first of its values that is missing. */
export function filledText(
  { text, values: names }: Template,
  values: Readonly<Record<string, string>>,
): { readonly ok: true; readonly text: string } | { readonly ok: false; readonly missing: string } {
  const missing = names.find(name => !values[name]?.trim())
  if (missing !== undefined) return { ok: false, missing }
  const filled = text.replace(
    /\{\{([^{}]+)\}\}/g,
    (place, name: string) => values[name.trim()] ?? place,
  )
  return { ok: true, text: filled }
}

const refused = (path: string, message: string) =>
  new ApiError('REQUEST_VALIDATION_FAILED', { details: [{ path, message }] })

/** Sends a short text to a person; resolves to the provider's id of it. Throws CHANNEL_CANNOT, CHANNEL_REFUSED. */
export async function sendTest(
  connections: Pick<Connections, 'openProvided'>,
  entry: ConnectionEntry,
  to: string,
): Promise<string> {
  const { channel, connection } = await provided(connections, entry)
  const contents = [textContent('This is a test message.')]
  const [message] = channel.render(contents, null, channel.capabilities)
  const sent = await channel.send(message, { ids: [to] }, connection)
  if (!sent.ok)
    throw new ApiError('CHANNEL_REFUSED', { message: remedyOf(connection, sent.message) })
  return sent.id
}

/** A connection with a provider, opened; throws CHANNEL_CANNOT where there is none. */
async function provided(
  connections: Pick<Connections, 'openProvided'>,
  entry: ConnectionEntry,
): Promise<ProvidedConnection> {
  const opened = await connections.openProvided(entry)
  if (!opened)
    throw new ApiError('CHANNEL_CANNOT', { message: 'There is no provider that could be asked.' })
  return opened
}
