import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  refreshTokenGrant,
} from 'openid-client'
import type { Value } from '../../../runtime/index.js'
import { withoutSecrets } from '../../base/without-secrets.js'
import type { OAuth } from '../../connectors/contract/oauth.js'
import { type SignInFailure, wordsOf } from '../../connectors/running/failure.js'
import { readTokenRefusal } from '../../connectors/running/token-refusal.js'
import { type Outbound, toFailure } from '../../platform/outbound/index.js'
import type { ConnectorClient } from './connector-clients.js'

/** Where a product's sign-in is, and as which client of the operator. */
export interface SignInPlace {
  readonly title: string
  readonly oauth: OAuth
  readonly client: ConnectorClient
  /** Where tokens are fetched, where it is another place than usual. */
  readonly tokenUrl?: string | undefined
}

/** What a token endpoint gave. */
export interface GivenTokens {
  readonly ok: true
  readonly access: string
  /** Absent: the one before still counts, or there is none. */
  readonly refresh: string | undefined
  /** For how many milliseconds the first one counts. */
  readonly life: number
  readonly answer: Value
}

/** Where somebody is sent to give access. */
export async function addressToGive(
  place: SignInPlace,
  {
    back,
    state,
    verifier,
  }: { readonly back: string; readonly state: string; readonly verifier: string },
): Promise<string> {
  const { scopes, between = ' ', asks = {} } = place.oauth
  return buildAuthorizationUrl(configure(place), {
    ...asks,
    redirect_uri: back,
    scope: scopes.join(between),
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href
}

/** Fetches the tokens of who has come back with a code. */
export function tokensForCode(
  place: SignInPlace,
  {
    back,
    code,
    verifier,
  }: { readonly back: string; readonly code: string; readonly verifier: string },
  outbound: Pick<Outbound, 'send'>,
): Promise<GivenTokens | SignInFailure> {
  const came = new URL(back)
  came.searchParams.set('code', code)
  return fetchTokens(place, outbound, [code, verifier], config =>
    authorizationCodeGrant(config, came, { pkceCodeVerifier: verifier }),
  )
}

/** Fetches new tokens with the one that was given for that. */
export function tokensForRefresh(
  place: SignInPlace,
  refresh: string,
  outbound: Pick<Outbound, 'send'>,
): Promise<GivenTokens | SignInFailure> {
  return fetchTokens(place, outbound, [refresh], config => refreshTokenGrant(config, refresh))
}

/** Where a product's tokens are fetched: at its own address, or at what stands in for that. */
export const tokenUrlOf = ({ oauth, client, tokenUrl = oauth.token }: SignInPlace): string =>
  standIn(tokenUrl, client)

const standIn = (address: string, { origin }: ConnectorClient): string =>
  origin === undefined ? address : `${origin}${new URL(address).pathname}`

function configure(place: SignInPlace): Configuration {
  const { oauth, client } = place
  const tokenUrl = tokenUrlOf(place)
  const config = new Configuration(
    {
      issuer: new URL(tokenUrl).origin,
      authorization_endpoint: standIn(oauth.authorize, client),
      token_endpoint: tokenUrl,
    },
    client.id,
    undefined,
    oauth.showsClient === 'basic'
      ? ClientSecretBasic(client.secret)
      : ClientSecretPost(client.secret),
  )
  if (tokenUrl.startsWith('http:')) allowInsecureRequests(config)
  return config
}

/** Milliseconds for which a token counts where nobody says so, as Salesforce. */
const usualLife = 3_600_000

async function fetchTokens(
  place: SignInPlace,
  outbound: Pick<Outbound, 'send'>,
  shown: readonly string[],
  ask: (config: Configuration) => ReturnType<typeof refreshTokenGrant>,
): Promise<GivenTokens | SignInFailure> {
  let came: { readonly status: number; readonly text: string } | undefined
  let broken: SignInFailure | undefined
  const config = configure(place)
  config[customFetch] = async (url, { method, headers, body }) => {
    const sent = await outbound.send({ url, method, headers, body: String(body) }).catch(toFailure)
    if (!sent.ok) {
      broken = sent
      return Response.error()
    }
    came = { status: readTokenRefusal(sent).status, text: sent.text }
    return new Response(sent.text, {
      status: came.status,
      headers: { 'content-type': 'application/json' },
    })
  }
  try {
    const answer = await ask(config)
    return {
      ok: true,
      access: answer.access_token,
      refresh: answer.refresh_token,
      life: answer.expires_in === undefined ? usualLife : answer.expires_in * 1000,
      answer: JSON.parse(came?.text ?? '{}'),
    }
  } catch {
    const secrets = [place.client.secret, ...shown]
    return broken ?? refusalOf(place.title, came ?? { status: 502, text: '' }, secrets)
  }
}

function refusalOf(
  title: string,
  given: { readonly status: number; readonly text: string },
  secrets: readonly string[],
): SignInFailure {
  const { status, words, refuses } = readTokenRefusal(given)
  const detail = withoutSecrets(words, secrets)
  const said = { ok: false, code: 'CALL_FAILED', ...(detail !== '' && { detail }) } as const
  if (refuses === 'calls') return { ...said, message: wordsOf(title, 429) }
  if (refuses === 'client')
    return {
      ...said,
      message: `${title} does not take the client of this server. Who runs it has to set it up anew`,
    }
  if (refuses === 'access') return { ...said, message: wordsOf(title, 401), isSignInRefused: true }
  return { ...said, message: wordsOf(title, status < 400 ? 502 : status) }
}
