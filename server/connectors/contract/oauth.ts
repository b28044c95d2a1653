import type { Value } from '../../../runtime/index.js'
import type { ReadyConnector } from './connector.js'
import type { ConnectorRequest } from './request.js'

/** How people give access in a product's own window: by OAuth 2 with PKCE, as a client that the operator has registered there. */
export interface OAuth {
  /** By which name the operator's client stands in the settings; products of one maker share it. */
  readonly client: string
  /** Where people are sent. */
  readonly authorize: string
  /** Where tokens are fetched. */
  readonly token: string
  readonly scopes: readonly string[]
  /** What stands between them. Default: a space. */
  readonly between?: string
  /** Further parameters of the address to which people are sent. */
  readonly asks?: Readonly<Record<string, string>>
  /** The client shows its secret in a header. Default: among the fields of the form. */
  readonly showsClient?: 'basic'
  /** Where the API is, unless the answer with the tokens says so. */
  readonly api: string
  /** Where the API is by the answer with the tokens; blank: it does not say. */
  apiIn?(answer: Value): string
  /** Where the tokens of who comes back with these parameters are fetched, where that depends on them. */
  tokenFor?(parameters: URLSearchParams): string | undefined
  /** What a call shows. */
  headers(token: string): Readonly<Record<string, string>>
  /** A call that only who has access may make. */
  readonly check?: ConnectorRequest
}

/** A connector with the access that somebody gave; `api` is where its calls go. */
export const grantedConnector = ({ headers, check }: OAuth, api: string): ReadyConnector => ({
  origin: api,
  signIn: { granted: headers },
  check,
  secrets: [],
})
