import type { Value } from '../../../runtime/index.js'
import type { AnyConnector } from '../../connectors/contract/connector.js'
import type { Asked, ProviderReply } from '../connectors.js'
import type { Description } from '../providers/described.js'

/** A product as it works: what an owner enters, what each action is given, and how it answers. */
export interface Product {
  readonly connector: AnyConnector
  readonly description: Description
  /** What is entered to work with it at this address. */
  settings(url: string): Readonly<Record<string, unknown>>
  /** The secrets among that, and those that it gives for them. */
  readonly secrets: readonly string[]
  /** What each action is given. */
  readonly inputs: Readonly<Record<string, Value>>
  /** How it says in an error what is wrong. */
  refusal(words: string): unknown
  /** One in which nothing is kept yet. */
  open(): OpenProduct
}

/** One that keeps what is written into it. */
interface OpenProduct {
  /** Carries a call out, and answers. */
  answer(asked: Asked): ProviderReply
  /** What is there that was not there before, each as often as it is there. */
  kept(): readonly string[]
}

/** Whether a call has something done, and does not only read or sign in. */
export const isDoing = ({ method, path }: Asked): boolean =>
  method !== 'GET' && !/\/(?:listRecords|freeBusy|token|webhook_subscriptions)$/.test(path)

/** Whether it is a token that a call shows. */
export const isShown = ({ headers }: Asked, token: string): boolean =>
  headers.authorization?.endsWith(` ${token}`) === true
