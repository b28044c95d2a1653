/** The room of a bot's channels. */
export const channelsPath = (botId: string): string => `/bots/${botId}/channels`

/** Where a bot is connected with a kind. */
export const connectPath = (botId: string, kind: string): string =>
  `${channelsPath(botId)}/new/${kind}`

/** A connection's page. */
export const onePath = (botId: string, id: string): string => `${channelsPath(botId)}/${id}`

/** The guide to a kind of channel. */
export const guidePath = (kind: string): string => `/docs/channels/${kind}`
