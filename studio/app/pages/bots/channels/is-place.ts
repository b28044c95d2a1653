import type { ChannelKind } from '#api/records.js'

/** Whether a kind is a place of its own, as a page is, which no provider knows of. */
export const isPlace = ({ sendsTest, registersWebhook, copiesWebhook }: ChannelKind): boolean =>
  !sendsTest && !registersWebhook && !copiesWebhook
