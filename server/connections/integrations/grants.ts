import * as v from 'valibot'
import { connectorOf } from '../../connectors/all.js'
import type { AnyConnector } from '../../connectors/contract/connector.js'
import type { SignInFailure } from '../../connectors/running/failure.js'
import { early, type GrantedTokens } from '../../connectors/running/tokens.js'
import type { Outbound } from '../../platform/outbound/index.js'
import type { Secrets } from '../../platform/sealing/secrets.js'
import type { GrantEntry, NewGrant, Store } from '../../store/index.js'
import type { ConnectorClient } from './connector-clients.js'
import { type GivenTokens, type SignInPlace, tokensForRefresh } from './oauth-client.js'

/** The access that people gave, of which one server at a time renews what is over. */
export interface Grants extends GrantedTokens {
  /** Where people sign in to a product; undefined: who runs the server has set up nothing. */
  placeOf(connector: AnyConnector): SignInPlace | undefined
  /** Where the calls of a connection go; undefined: nobody gave access. */
  apiOf(connectorId: string): Promise<string | undefined>
  /** What is kept of tokens. */
  kept(owner: string, tokens: GivenTokens, place: Omit<NewGrant, 'sealed' | 'endsAt'>): NewGrant
}

/** What they are made with; times in milliseconds. */
interface GrantParts {
  readonly store: Pick<Store, 'grants'>
  readonly secrets: Pick<Secrets, 'sealAlone' | 'openAlone'>
  readonly clients: readonly ConnectorClient[]
  readonly outbound: Pick<Outbound, 'send'>
  readonly now: () => number
  readonly wait: (pause: number) => Promise<unknown>
}

const tokensSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ access: v.string(), refresh: v.string() }),
)

/** For so long a server may take to renew; then another one does. */
const lease = 30_000
/** Between two looks at whether another server has renewed. */
const pause = 150

/** Makes them. */
export function createGrants({
  store: { grants },
  secrets,
  clients,
  outbound,
  now,
  wait,
}: GrantParts): Grants {
  const self: Grants = {
    placeOf({ title, oauth }) {
      const client = clients.find(({ name }) => name === oauth?.client)
      return oauth && client && { title, oauth, client }
    },
    apiOf: async connectorId => (await grants.find(connectorId))?.api,
    kept: (owner, { access, refresh = '', life }, place) => ({
      ...place,
      sealed: secrets.sealAlone(owner, JSON.stringify({ access, refresh })),
      endsAt: now() + life,
    }),
    async token({ id, title }, refused, signal) {
      while (!signal.aborted) {
        const grant = await grants.find(id)
        const tokens = grant && v.safeParse(tokensSchema, secrets.openAlone(grant.sealed))
        if (!grant || !tokens?.success) return isOver(title)
        const { access, refresh } = tokens.output
        if (access !== refused && grant.endsAt - early > now())
          return { ok: true, token: access, until: grant.endsAt - early }
        if (refresh === '') return isOver(title)
        if (await grants.lease(id, grant.version, now() + lease)) return renew(grant, refresh)
        await wait(pause)
      }
      return {
        ok: false,
        code: 'CALL_FAILED',
        message: `${title} took too long to renew the access of this connection`,
      }
    },
  }
  return self

  /** Whoever has the lease asks for new tokens; those of before may be worth nothing from then on. */
  async function renew(grant: GrantEntry, refresh: string): ReturnType<GrantedTokens['token']> {
    const { connectorId, connector: name, version, tokenUrl, sealed, api } = grant
    const connector = connectorOf(name)
    const place = connector && self.placeOf(connector)
    const came = place
      ? await tokensForRefresh({ ...place, tokenUrl }, refresh, outbound).catch(() => unknown)
      : notSetUp(connector?.title ?? name)
    if (!came.ok) {
      await grants.release(connectorId, version)
      return came
    }
    const kept = self.kept(
      sealed.owner,
      { ...came, refresh: came.refresh ?? refresh },
      { api, tokenUrl },
    )
    await grants.renew(connectorId, version, kept)
    return { ok: true, token: came.access, until: Math.max(kept.endsAt - early, now() + 1000) }
  }
}

const isOver = (title: string): SignInFailure => ({
  ok: false,
  code: 'CALL_FAILED',
  message: `${title} refuses the sign-in (401)`,
  isSignInRefused: true,
})

const notSetUp = (title: string): SignInFailure => ({
  ok: false,
  code: 'CALL_FAILED',
  message: `Who runs this server lets nobody sign in to ${title} any more`,
})

const unknown: SignInFailure = {
  ok: false,
  code: 'CALL_FAILED',
  message: 'The access of this connection could not be renewed',
}
