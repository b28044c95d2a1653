/** Where the connections of an account's bots are, behind `/v1`. */
export const channelsPath = '/channels'

/** Where a provider's webhook arrives: `/channels/telegram/ID`. */
export const webhookPath = (channel: string, id: string): string =>
  `/channels/${encodeURIComponent(channel)}/${encodeURIComponent(id)}`

/** A kind of channel that a bot can be connected with. */
export interface ChannelKind {
  /** As it stands in `channel`, in lower case. */
  readonly name: string
  /** What people call it. */
  readonly title: string
  /** What an owner enters, in the order in which it is asked. */
  readonly fields: readonly ChannelField[]
  /** Whether the server tells the provider where its webhook goes, so that nobody has to. */
  readonly registersWebhook: boolean
  /** Whether the owner copies the webhook's address to the provider. */
  readonly copiesWebhook: boolean
  /** The field whose value the owner copies there too; null: none. */
  readonly verifyTokenField: string | null
  /** Whether it has messages that the provider approves. */
  readonly hasTemplates: boolean
  /** Whether a test message can be sent. */
  readonly sendsTest: boolean
  /** So many hours after a person's last message the bot may still write; null: always. */
  readonly window: number | null
}

/** One thing that an owner enters. */
export interface ChannelField {
  readonly name: string
  readonly title: string
  readonly help: string
  readonly kind:
    | 'text'
    | 'long-text'
    | 'address'
    | 'email'
    | 'number'
    | 'switch'
    | 'date'
    | 'choice'
    | 'secret'
  readonly isOptional: boolean
  /** Shown where the field is blank. */
  readonly example?: string | undefined
  /** Of the kind `choice`. */
  readonly choices?: readonly { readonly value: string; readonly title: string }[] | undefined
}

/** A secret as it is told: its last four characters, where it is long enough to show them. */
export interface ShownSecret {
  readonly lastFour: string | null
}

/** What an owner entered, as it is told. */
export type ChannelSetting = string | number | boolean | ShownSecret

/** How a connection stands: as the provider said when it was asked last. */
export const channelStates = ['connected', 'refused'] as const

/** A connection of a bot with a channel; times in ISO 8601. */
export interface ChannelRecord {
  readonly id: string
  /** The name of its kind. */
  readonly channel: string
  readonly chatbotId: string
  /** Where the provider tells what happened; null where there is no provider. */
  readonly webhookUrl: string | null
  readonly state: (typeof channelStates)[number]
  /** As whom the provider knows the bot. */
  readonly name: string | null
  /** What to do where the provider refused it when it was asked last. */
  readonly remedy: string | null
  readonly settings: Readonly<Record<string, ChannelSetting>>
  readonly health: ChannelHealth
  /** What of the bot this channel cannot show or do. */
  readonly lacks: readonly ChannelLack[]
  /** Where people meet the bot, if that is an address. */
  readonly address: string | null
  /** Addresses of pictures of a QR code that leads there. */
  readonly qr?: { readonly svg: string; readonly png: string } | undefined
  readonly createdAt: string
  readonly updatedAt: string
}

/** How messages go over a connection. */
export interface ChannelHealth {
  readonly lastIn: string | null
  readonly lastOut: string | null
  /** In the provider's own words, where it tells. */
  readonly quality: string | null
  /** Since when the provider takes nothing, because it withdrew the right: messages wait for the owner, for seven days. */
  readonly withdrawnAt: string | null
  /** How many messages wait to go out. */
  readonly waiting: number
  /** Of the last day, the newest first, at most 50. */
  readonly failures: readonly ChannelFailure[]
  /** How many requests at the webhook were refused, by reason. */
  readonly refused: Readonly<Record<RefusalReason, number>>
}

/**
 * Why a request at a webhook is refused; `number`: it told of another number or page than the connection's; `sender`: a mail
 * came under another's name.
 */
export const refusalReasons = ['signature', 'size', 'depth', 'method', 'number', 'sender'] as const

/** Why a request at a webhook is refused. */
export type RefusalReason = (typeof refusalReasons)[number]

/** A message that did not go out, or a file that did not come in; it holds nothing of what people wrote. */
export interface ChannelFailure {
  readonly at: string
  /** The provider's. */
  readonly code: string
  readonly message: string
}

/** Something in a bot that a channel cannot show or do as it is meant. */
export interface ChannelLack {
  readonly nodeId: string
  /** What the step says, or its id. */
  readonly nodeTitle: string
  readonly message: string
  readonly remedy: string
}

/** The body that sends such a message to the visitor of a thread. */
export interface SendTemplateBody {
  readonly name: string
  readonly language: string
  readonly values: Readonly<Record<string, string>>
}

/** What became of a message that went out; it never goes back. */
export const messageStatuses = ['sent', 'delivered', 'read', 'failed'] as const

/** What became of a message that went out. */
export type MessageStatus = (typeof messageStatuses)[number]
