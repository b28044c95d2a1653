/** Where a message stands. */
interface Standing {
  readonly channel: string
  readonly channel_type?: string | undefined
  readonly ts: string
  readonly thread_ts?: string | undefined
}

/** The conversation that a message belongs to: alone with the bot it is the channel, in any other channel its thread. */
export function inConversation({ channel, ts, thread_ts }: Standing): string {
  return channel.startsWith('D') ? channel : `${channel}/${thread_ts ?? ts}`
}

/** What a message is known by: its time, which is one message's in its channel. */
export const messageId = ({ channel, ts }: Pick<Standing, 'channel' | 'ts'>): string =>
  `${channel}/${ts}`

/** Where an answer goes. */
export function placeOf(conversation: string): {
  readonly channel: string
  readonly thread_ts?: string
} {
  const [channel = '', thread_ts] = conversation.split('/')
  return { channel, ...(thread_ts && { thread_ts }) }
}
