/**
 * The variables that a channel sets where a conversation begins there: what the person wrote first, and what a link or an
 * advertisement says that they came by (decision 328). Elsewhere they are blank.
 */
export const channelNames = ['first words', 'start', 'ref', 'ad id', 'ad title', 'ad link'] as const

/** A variable that a channel sets. */
export type ChannelName = (typeof channelNames)[number]

const names: ReadonlySet<string> = new Set(channelNames)

/** Is it one of them? */
export const isChannelName = (name: string): boolean => names.has(name)
