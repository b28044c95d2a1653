import * as all from './all.js'
import { api } from './api/index.js'
import { everything } from './capabilities.js'
import type { AnyChannel } from './channel.js'
import { faultOfChannel, type GivenChannels, isChannel } from './given-channel.js'
import { page } from './page/index.js'
import { widget } from './widget/index.js'

export type {
  AnyChannel,
  Connection,
  Fetched,
  ProviderChannel,
  Sent,
  Template,
} from './channel.js'
export { contentRecord } from './contents/index.js'
export type { GivenChannels } from './given-channel.js'
export {
  type CameBy,
  type Heard,
  type Incoming,
  longestMessage,
  type MediaReference,
  messageOf,
  type Person,
  type Received,
  type WaitingIncoming,
  type Wish,
} from './incoming.js'
export { lacksOfSaid } from './lacks.js'
export { readTag } from './language-field.js'
export type { PageSettings } from './page/page.settings.js'
export { timeQuestion } from './prompt-parts/time-question.js'
export { promptOptions, promptRecord } from './prompts/index.js'
export { readAnswer, takes, withinBounds } from './read/read-answer.js'
export type { Shown } from './render/piece.js'
export { flatText } from './render/plain-text.js'
export { apart, approvedIn } from './said/approved.js'
export { type Aside, nothingSaid, type Said, textContent, withinLimit } from './said/said.js'
export { wordsIn } from './words/words-in.js'

const own: readonly AnyChannel[] = Object.values(all)
/** Those of plug-ins stand behind them from when the server has read them. */
const every = [...own]
const names = own.map(({ name }) => name)
const channels = new Map(own.map(channel => [channel.name, channel]))

/**
 * Takes in the channels of plug-ins, in place of those that were there before; returns what is wrong with those that are left
 * out, in sentences.
 */
export function installChannels(given: readonly GivenChannels[]): readonly string[] {
  every.splice(own.length)
  names.splice(own.length)
  for (const name of [...channels.keys()].slice(own.length)) channels.delete(name)
  return given.flatMap(({ plugin, channels: brought }) =>
    brought.flatMap(channel => {
      const fault = faultOfChannel(channel) ?? clashOf(channel)
      if (fault !== undefined) return [`The plug-in "${plugin}" brings a channel that ${fault}.`]
      if (!isChannel(channel)) return []
      every.push(channel)
      names.push(channel.name)
      channels.set(channel.name, channel)
      return []
    }),
  )
}

const clashOf = ({ name }: { readonly name?: unknown }) =>
  typeof name === 'string' && channels.has(name)
    ? `is named ${name}, as one that is there already`
    : undefined

/** The channels behind the server's own doors: visitors' browsers come by one, owners' programs by the other. */
export const doors: { readonly browser: typeof widget; readonly program: typeof api } = {
  browser: widget,
  program: api,
}

/** The channel of bots' own pages. */
export const ownPage: typeof page = page

/** Where a browser's session with a bot is held: on the bot's own page, or by a widget anywhere else. */
export const sessionChannel = (session: { readonly isOfPage: boolean } | undefined): string =>
  session?.isOfPage ? page.name : widget.name

/** All channels, in the order of their names. */
export const allChannels: readonly AnyChannel[] = every

/** The names of all channels. */
export const channelNames: readonly string[] = names

/** The channel of this name; undefined where there is none. */
export const channelOf = (name: string) => channels.get(name)

/** Whether a provider brings what is said in this channel. */
export const isProvided = (name: string) => 'verify' in (channelOf(name) ?? {})

/** Whether messages that a provider has approved go out over this channel. */
export const sendsApproved = (name: string) => 'templates' in (channelOf(name) ?? {})

/** What a channel can show and take; one that is no longer there could all. */
export const capabilitiesOf = (name: string) => channelOf(name)?.capabilities ?? everything

/** Whether the server plays the flows of this channel's threads. */
export const isPlayedHere = (name: string) => channelOf(name)?.playedBy === 'server'
