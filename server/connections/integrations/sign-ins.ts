import { EncryptJWT, jwtDecrypt } from 'jose'
import { randomPKCECodeVerifier } from 'openid-client'
import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { connectorOf } from '../../connectors/all.js'
import type { Outbound } from '../../platform/outbound/index.js'
import { deriveKey } from '../../platform/server-secret.js'
import type { ConnectorEntry, Store } from '../../store/index.js'
import type { Grants } from './grants.js'
import type { Integrations } from './integrations.js'
import { addressToGive, tokensForCode, tokenUrlOf } from './oauth-client.js'

/** Where people come back to from a product's sign-in. */
export const signInBackPath = '/connections/callback'

/** Who signs in, for which account. */
interface Signer {
  readonly owner: string
  /** The id of a member. */
  readonly member: string
}

/** Why nothing was connected. */
type SignInTrouble = 'declined' | 'late' | 'failed' | 'full' | 'gone'

/** Connecting with a product by signing in there. */
export interface SignIns {
  /** Where to send the member; `connectionId`: the connection that is given access anew. Throws REQUEST_VALIDATION_FAILED, CONNECTION_NOT_FOUND and CONNECTION_REFUSED. */
  begin(
    who: Signer,
    wanted: { readonly connector: string; readonly connectionId?: string | undefined },
  ): Promise<string>
  /** Connects who has come back with these parameters. */
  finish(who: Signer, parameters: URLSearchParams): Promise<ConnectorEntry | SignInTrouble>
}

interface SignInParts {
  readonly store: Pick<Store, 'plans'>
  readonly integrations: Pick<Integrations, 'ofAccount' | 'takeAccess'>
  readonly grants: Pick<Grants, 'placeOf' | 'kept'>
  readonly outbound: Pick<Outbound, 'send'>
  readonly ownAddress: { readonly current: string | undefined }
  /** The installation's. */
  readonly secret: string
}

const claims = v.object({
  owner: v.string(),
  member: v.string(),
  connector: v.string(),
  connectionId: v.optional(v.string()),
  verifier: v.string(),
})

/** For so long somebody may take on the product's own pages. */
const patience = '20m'

/** Makes it. What is to be known when somebody comes back travels with them, sealed, and counts for them alone. */
export function createSignIns({
  store,
  integrations,
  grants,
  outbound,
  ownAddress,
  secret,
}: SignInParts): SignIns {
  const key = deriveKey(secret, 'sign-ins to products')
  const back = () => `${ownAddress.current ?? ''}${signInBackPath}`
  return {
    async begin({ owner, member }, { connector: name, connectionId }) {
      const connector = connectorOf(name)
      if (!connector)
        throw new ApiError('REQUEST_VALIDATION_FAILED', {
          details: [{ path: 'connector', message: 'Expected the name of a connector' }],
        })
      if (connectionId === undefined) {
        await store.plans.admitNamed(owner, 'integrations', name)
        await store.plans.admit(owner, 'integrations')
      } else await integrations.ofAccount(owner, connectionId)
      const place = grants.placeOf(connector)
      if (!place)
        throw new ApiError('CONNECTION_REFUSED', {
          message: `Who runs this server has not set up signing in to ${connector.title}. Enter a key instead.`,
        })
      const verifier = randomPKCECodeVerifier()
      const state = await new EncryptJWT({
        owner,
        member,
        connector: name,
        verifier,
        connectionId,
      })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(patience)
        .encrypt(key)
      return addressToGive(place, { back: back(), state, verifier })
    },
    async finish({ owner, member }, parameters) {
      const known = await readState(parameters.get('state') ?? '')
      if (!known || known.owner !== owner || known.member !== member) return 'late'
      const code = parameters.get('code')
      if (code === null) return parameters.get('error') === 'access_denied' ? 'declined' : 'failed'
      const connector = connectorOf(known.connector)
      const usual = connector && grants.placeOf(connector)
      if (!usual) return 'failed'
      const place = { ...usual, tokenUrl: usual.oauth.tokenFor?.(parameters) }
      const { verifier, connectionId } = known
      const came = await tokensForCode(place, { back: back(), code, verifier }, outbound)
      if (!came.ok) return 'failed'
      const { oauth, client } = place
      const grant = grants.kept(owner, came, {
        api: readOrigin(oauth.apiIn?.(came.answer)) ?? client.origin ?? oauth.api,
        tokenUrl: tokenUrlOf(place),
      })
      try {
        return await integrations.takeAccess(owner, {
          connector: known.connector,
          connectionId,
          grant,
          access: came.access,
        })
      } catch (error) {
        const code = error instanceof ApiError ? error.code : undefined
        if (code === 'CONNECTION_NOT_FOUND') return 'gone'
        if (code === 'BUDGET_REACHED') return 'full'
        throw error
      }
    },
  }

  async function readState(state: string) {
    try {
      return v.parse(claims, (await jwtDecrypt(state, key)).payload)
    } catch {
      return undefined
    }
  }
}

/** The origin of an address that a product told; undefined: it told none. */
function readOrigin(told: string | undefined): string | undefined {
  const url = URL.parse(told ?? '')
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined
}
