import * as v from 'valibot'
import type { AnyFieldForms } from '../../runtime/node/field-form.js'
import type { Capabilities } from './capabilities.js'
import type { ProviderChannel } from './channel.js'
import type { Piece } from './render/piece.js'
import { toPieces } from './render/to-pieces.js'

/** A field of what an owner enters to connect a bot. */
interface SettingForm {
  readonly title: string
  readonly help: string
  /** A secret is kept sealed and shown to nobody. Default: `text`. */
  readonly kind?: 'text' | 'address' | 'secret'
  readonly isOptional?: boolean
}

/** What an owner has entered; what may be left out is blank then. */
type Entered<Forms> = { readonly [Name in keyof Forms]: string }

/** A channel as a plug-in declares it: what is left out has a default, and what is said comes in pieces. */
type ChannelSpec<Forms extends Readonly<Record<string, SettingForm>>> = Omit<
  ProviderChannel<Entered<Forms>, Piece>,
  'playedBy' | 'settings' | 'capabilities' | 'render'
> & {
  readonly settings: Forms
  /** What it can show beside plain words; options that cannot be pressed are said by numbers. */
  readonly capabilities?: Partial<Capabilities>
}

/** Letters of one message where nothing else is said. */
const longest = 4000

/**
 * Declares a channel of a plug-in. `verify` says whether a request is the provider's own, `parse` reads what it tells, `send`
 * writes one piece of what the bot says, and `check` asks whether the settings are right.
 */
export function defineChannel<const Forms extends Readonly<Record<string, SettingForm>>>({
  settings,
  capabilities,
  ...channel
}: ChannelSpec<Forms>): ProviderChannel<Entered<Forms>, Piece> {
  return {
    ...channel,
    playedBy: 'server',
    settings: { schema: schemaOf(settings), fields: formsOf(settings) },
    capabilities: { text: { length: longest }, media: {}, ...capabilities },
    render: toPieces,
  }
}

function schemaOf<Forms extends Readonly<Record<string, SettingForm>>>(forms: Forms) {
  const entry = v.pipe(v.string(), v.trim(), v.maxLength(longest))
  const needed = v.pipe(entry, v.minLength(1, 'is missing'))
  const entries = Object.entries(forms).map(
    ([name, { isOptional }]) => [name, isOptional ? v.optional(entry, '') : needed] as const,
  )
  const schema: v.GenericSchema<unknown, Entered<Forms>> = v.pipe(
    v.strictObject(Object.fromEntries(entries)),
    v.custom<Entered<Forms>>(() => true),
  )
  return schema
}

const formsOf = (forms: Readonly<Record<string, SettingForm>>): AnyFieldForms =>
  Object.fromEntries(
    Object.entries(forms).map(([name, { title, help, kind = 'text' }]) => [
      name,
      { title, help, kind },
    ]),
  )
