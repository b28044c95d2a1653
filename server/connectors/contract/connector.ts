import type { Value } from '../../../runtime/index.js'
import type { ChannelSettings } from '../../channels/settings.js'
import type { AnyAction } from './action.js'
import type { Agenda } from './agenda.js'
import type { OAuth } from './oauth.js'
import type { Redeem } from './redeem.js'
import type { ConnectorRequest } from './request.js'
import type { Tells } from './tells.js'

/** A token that is fetched and then shown with each call until its time is over. */
interface Exchange {
  /** Its address; null: behind the origin of the connection, at `path`. */
  readonly url: string | null
  readonly path: string
  /** What is sent, as a form; made anew each time, since some carry the moment. */
  form(now: number): Promise<Readonly<Record<string, string>>>
  /** What a call shows. */
  headers(token: string): Readonly<Record<string, string>>
}

/** With what a call shows who makes it: headers at once, a token that is fetched first, or one that somebody gave. */
export type SignIn =
  | { readonly headers: Readonly<Record<string, string>> }
  | { readonly exchange: Exchange }
  | { readonly granted: (token: string) => Readonly<Record<string, string>> }

/** Something to choose from, as the provider has it. */
export interface LoadedOption {
  /** What stands in the step. */
  readonly value: string
  readonly label: string
}

/** What brings the options of a field; undefined: another field has to be filled in first. */
export interface Loader {
  /** A call before the other one; its answer is what was found. */
  lookUp?(): ConnectorRequest
  request(input: Readonly<Record<string, string>>, found: Value): ConnectorRequest | undefined
  read(body: Value, input: Readonly<Record<string, string>>): readonly LoadedOption[]
}

/** A product that bots work with: how it is signed in to, and what it does. */
export interface Connector<Settings = unknown> {
  /** As it stands in `connector`, in lower case. */
  readonly name: string
  /** What people call it. */
  readonly title: string
  /** What it is used for, and where its key is made, in one or two sentences. */
  readonly help: string
  readonly settings: ChannelSettings<Settings>
  /** Where its API is, without a slash at the end; a connection's `apiUrl` stands in its place. */
  origin(settings: Settings): string
  signIn(settings: Settings): SignIn
  /** What is fetched when it is entered. Default: nothing. */
  redeem?(settings: Settings): Redeem | undefined
  /** A call that only who is signed in may make; undefined: the sign-in is one already. */
  check(settings: Settings): ConnectorRequest | undefined
  /** How people give access in the product's own window. Default: only what is entered counts. */
  readonly oauth?: OAuth
  /** Lets one call begin after so many milliseconds, where the provider counts them by second. */
  readonly pause?: number
  readonly loaders: Readonly<Record<string, Loader>>
  readonly actions: Readonly<Record<string, AnyAction>>
  /** How it tells of what happened there. Default: it does not. */
  readonly tells?: Tells
  /** Its calendars, where appointments heed them and are written into them. */
  readonly agenda?: Agenda
  /** Whether an error from 400 to 499 says that nothing was done and that it can be tried again soon, as 429 does. */
  isBusy?(body: Value): boolean
  /** The provider's words in the body of an error; they are shown to the owner alone. */
  says(body: Value): string | undefined
}

/** A connector whose settings are read by its own schema, as those see it who serve many. */
export interface AnyConnector extends Omit<Connector, 'origin' | 'signIn' | 'check' | 'redeem'> {
  /** Throws where the settings are not as they should be: they are read before they are kept. */
  ready(settings: unknown): ReadyConnector
}

/** A connector with the settings of one connection. */
export interface ReadyConnector {
  /** Where its calls go. */
  readonly origin: string
  readonly signIn: SignIn
  readonly check: ConnectorRequest | undefined
  readonly redeem?: Redeem | undefined
  /** What is never to be read anywhere, whoever says it. */
  readonly secrets: readonly string[]
}
