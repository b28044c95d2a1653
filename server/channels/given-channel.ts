import type { ProviderChannel } from './channel.js'

/** What a plug-in brings under `channels`, which nobody has looked at yet. */
export interface GivenChannels {
  readonly plugin: string
  readonly channels: readonly object[]
}

const needed = ['verify', 'parse', 'send', 'check', 'render'] as const

/** Does it have all that a channel needs? */
export const isChannel = (given: object): given is ProviderChannel =>
  faultOfChannel(given) === undefined

/** What is wrong with a channel of a plug-in, behind 'that'; undefined where it can be used. */
export function faultOfChannel(given: object): string | undefined {
  const {
    name,
    title,
    settings,
    capabilities,
  }: { readonly [Part in keyof ProviderChannel]?: unknown } = given
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]{0,39}$/.test(name))
    return `has the name ${JSON.stringify(name)}, expected small letters, digits and hyphens`
  if (typeof title !== 'string' || title.trim() === '') return `has no title: ${name}`
  if (!(settings instanceof Object) || !(capabilities instanceof Object))
    return `was not made by defineChannel: ${name}`
  const missing = needed.find(part => typeof Reflect.get(given, part) !== 'function')
  return missing && `has no ${missing}(): ${name}`
}
