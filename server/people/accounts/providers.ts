import type { SignUpMode } from '@talkgraph/wire/sign-up'

/** Who vouches for addresses by OpenID Connect. */
export interface Provider {
  /** In addresses. */
  readonly id: string
  readonly name: string
  /** What its discovery document stands below. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** What the sign-in library needs for these providers; nothing where there are none. */
export async function providersPlugin(providers: readonly Provider[], mode: SignUpMode) {
  if (providers.length === 0) return []
  const { genericOAuth } = await import('better-auth/plugins/generic-oauth')
  return [
    genericOAuth({
      config: providers.map(({ id, name, issuer, clientId, clientSecret }) => ({
        providerId: id,
        name,
        clientId,
        clientSecret,
        discoveryUrl: `${issuer}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
        scopes: ['openid', 'profile', 'email'],
        // Only the sign-up page makes accounts, and only where whoever comes may.
        disableImplicitSignUp: true,
        disableSignUp: mode === 'invited',
      })),
    }),
  ]
}
