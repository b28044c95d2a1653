import type { ChannelField, ChannelSetting } from './channels.js'

/** Where the connections of an account with other products are, behind `/v1`. */
export const connectionsPath = '/connections'

/** A product that bots work with. */
export interface ConnectorKind {
  /** As it stands in `connector`, in lower case. */
  readonly name: string
  /** What people call it. */
  readonly title: string
  readonly help: string
  /** Whether one connects by signing in there, too. */
  readonly signsIn: boolean
  /** What an owner enters, in the order in which it is asked. */
  readonly fields: readonly ChannelField[]
  readonly actions: readonly ConnectorAction[]
}

/** One thing that bots have a product do. */
export interface ConnectorAction {
  /** As it stands in a step's `action`. */
  readonly name: string
  readonly title: string
  readonly help: string
  readonly inputs: readonly ConnectorInput[]
}

/** What kinds of fields an action has. */
export const inputKinds = ['text', 'long-text', 'number', 'list', 'fields'] as const

/** One field of what an action is given. */
export interface ConnectorInput {
  readonly name: string
  readonly title: string
  readonly help: string
  /** `list`: texts in their order; `fields`: values by the names of the product's fields. */
  readonly kind: (typeof inputKinds)[number]
  readonly isOptional: boolean
  readonly example?: string | undefined
  /** The loader that brings what can be chosen; of `fields` and `list`, what their entries are called. */
  readonly picks?: string | undefined
}

/** How a connection stands: as the product said when it was asked last. */
export const connectionStates = ['ok', 'failed'] as const

/** A connection of an account with another product; times in ISO 8601. */
export interface ConnectionRecord {
  readonly id: string
  /** The name of the product. */
  readonly connector: string
  /** What its owner calls it. */
  readonly name: string
  readonly state: (typeof connectionStates)[number]
  /** What to do where it failed. */
  readonly remedy: string | null
  /** Somebody has signed in to the product; nothing is entered then. */
  readonly isSignedIn: boolean
  readonly settings: Readonly<Record<string, ChannelSetting>>
  readonly createdAt: string
  readonly updatedAt: string
}

/** The body that makes a connection. */
export interface MakeConnectionBody {
  readonly connector: string
  readonly name?: string | undefined
  readonly settings: Readonly<Record<string, unknown>>
}

/** The body by which one connects by signing in to a product. */
export interface SignInBody {
  readonly connector: string
  /** A connection that gets access anew. */
  readonly connectionId?: string | undefined
}

/** What the studio is told of who comes back from a product's sign-in, in the address. */
export const signInNews = { connected: 'connected', trouble: 'sign-in' } as const

/** Why nothing was connected by signing in. */
export const signInTroubles = ['declined', 'late', 'failed', 'full', 'gone', 'signed-out'] as const

/** The body that changes one: what is left out stays, `null` takes back what may be blank. */
export interface ChangeConnectionBody {
  readonly name?: string | undefined
  readonly settings?: Readonly<Record<string, unknown>> | undefined
}

/** Something to choose from in a field of an action. */
export interface ConnectionOption {
  readonly value: string
  readonly label: string
}
