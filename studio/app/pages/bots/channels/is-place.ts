import type { ChannelKind } from '@talkgraph/wire/channels'

/** Whether a kind is a place of its own, as a page is, which no provider knows of. */
export const isPlace = ({ sendsTest, registersWebhook, copiesWebhook }: ChannelKind): boolean =>
  !sendsTest && !registersWebhook && !copiesWebhook
