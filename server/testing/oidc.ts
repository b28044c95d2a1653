import { generateKeyPairSync, sign } from 'node:crypto'
import type { Provider } from '../people/accounts/index.js'
import { serverTime } from './server-time.js'
import { startUpstream } from './upstream.js'

/** Whom a provider says that somebody is. */
export interface Vouched {
  readonly sub: string
  readonly email: string
  readonly name?: string
  readonly email_verified: boolean
}

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An OpenID Connect provider on a free port, which vouches for whom it is told to. */
export async function startProvider() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = publicKey.export({ format: 'jwk' })
  const state = { vouched: undefined as Vouched | undefined, nonce: '' }
  const upstream = await startUpstream(({ url }, response) => {
    const at = url.split('?')[0]
    const answer = (body: unknown) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    if (at === '/.well-known/openid-configuration')
      return void answer({
        issuer: upstream.url,
        authorization_endpoint: `${upstream.url}/authorize`,
        token_endpoint: `${upstream.url}/token`,
        jwks_uri: `${upstream.url}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
      })
    if (at === '/keys')
      return void answer({ keys: [{ ...jwk, kid: 'k', alg: 'RS256', use: 'sig' }] })
    const now = Math.floor(serverTime() / 1000)
    const claims = {
      iss: upstream.url,
      aud: 'client',
      iat: now,
      exp: now + 300,
      nonce: state.nonce,
      ...state.vouched,
    }
    const said = `${base64({ alg: 'RS256', kid: 'k', typ: 'JWT' })}.${base64(claims)}`
    const signature = sign('RSA-SHA256', Buffer.from(said), privateKey).toString('base64url')
    answer({
      access_token: 'a',
      token_type: 'Bearer',
      expires_in: 300,
      id_token: `${said}.${signature}`,
    })
  })
  const provider: Provider = {
    id: 'work',
    name: 'Work',
    issuer: upstream.url,
    clientId: 'client',
    clientSecret: 'a-client-secret',
  }
  return { provider, state, close: upstream.close }
}
