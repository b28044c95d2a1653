/** Somebody who wants to pay for a plan. */
interface Order {
  readonly accountId: string
  readonly planId: string
  /** The provider's name for what is paid. */
  readonly price: string
  /** Who pays, where that is known. */
  readonly email?: string | undefined
  /** Where people come back to. */
  readonly returnTo: string
}

/** What a provider tells: an account has a plan, or has none that is paid any more. */
interface PaymentNews {
  readonly accountId: string
  /** Null: nothing is paid any more. */
  readonly planId: string | null
  /** When that was so, in milliseconds. */
  readonly at: number
  /** The provider's name for what is paid, where it is of a plan. */
  readonly price?: string | undefined
  /** What is paid again and again, and who pays, as the provider knows them. */
  readonly subscription?: string | undefined
  readonly customer?: string | undefined
  /** It was ordered on the page for paying: it takes the place of whatever was paid before. */
  readonly isOrdered: boolean
}

/** Somebody who pays already. */
interface Payer {
  readonly customer: string
  /** Where people come back to. */
  readonly returnTo: string
}

/** What a provider has sent. */
interface Notification {
  readonly body: string
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
}

/** Takes money for plans; each provider is one. */
export interface Payments {
  readonly name: string
  /** Resolves to the address of the page where people pay; throws PLAN_NOT_PAYABLE. */
  checkout(order: Order): Promise<string>
  /** Resolves to the address of the page where who pays changes that, or ends it; throws PLAN_NOT_PAYABLE. */
  manage(payer: Payer): Promise<string>
  /** `forged` is what the provider has not signed; undefined is what changes no plan. */
  read(notification: Notification): PaymentNews | 'forged' | undefined
}
