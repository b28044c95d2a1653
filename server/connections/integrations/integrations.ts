import { ApiError } from '../../base/errors.js'
import { connectorOf } from '../../connectors/all.js'
import type {
  AnyConnector,
  LoadedOption,
  ReadyConnector,
  SignIn,
} from '../../connectors/contract/connector.js'
import { grantedConnector } from '../../connectors/contract/oauth.js'
import {
  type CalledConnection,
  type CallParts,
  callProvider,
} from '../../connectors/running/call-provider.js'
import { signInRemedy } from '../../connectors/running/failure.js'
import { redeem } from '../../connectors/running/redeem.js'
import { loadOptions } from '../../connectors/running/run-action.js'
import type { Outbound } from '../../platform/outbound/index.js'
import type { Secrets } from '../../platform/sealing/secrets.js'
import type { ConnectorEntry, NewGrant, Store } from '../../store/index.js'
import {
  changedSettings,
  type OpenSettings,
  openSettings,
  readSettings,
  sealSettings,
} from '../settings.js'
import type { Grants } from './grants.js'
import type { Tidings } from './tidings.js'

/** Connections of accounts with other products. */
export interface Integrations {
  /** Throws REQUEST_VALIDATION_FAILED and BUDGET_REACHED. What the provider refuses is kept as failed, with a remedy. */
  connect(
    owner: string,
    asked: {
      readonly connector: string
      readonly name: string | undefined
      readonly settings: OpenSettings
    },
  ): Promise<ConnectorEntry>
  /** The same, and CONNECTION_NOT_FOUND. What is absent stays. */
  change(
    entry: ConnectorEntry,
    change: { readonly name?: string | undefined; readonly settings?: OpenSettings | undefined },
  ): Promise<ConnectorEntry>
  /** Makes a connection with what somebody gave, or gives one that is there access anew. Throws BUDGET_REACHED and CONNECTION_NOT_FOUND. */
  takeAccess(
    owner: string,
    given: {
      readonly connector: string
      readonly connectionId: string | undefined
      readonly grant: NewGrant
      /** The token for calls. */
      readonly access: string
    },
  ): Promise<ConnectorEntry>
  /** Asks the provider whether it takes the key, and notes what it says. */
  check(entry: ConnectorEntry): Promise<ConnectorEntry>
  /** An account's connection; throws CONNECTION_NOT_FOUND. */
  ofAccount(owner: string, id: string): Promise<ConnectorEntry>
  /** What can be chosen in a field; null: another field has to be filled in first. Throws CONNECTION_REFUSED with the reason. */
  options(
    entry: ConnectorEntry,
    loader: string,
    input: Readonly<Record<string, string>>,
  ): Promise<readonly LoadedOption[] | null>
  /** Undefined where its product is no longer there, or its secrets cannot be read. */
  open(entry: ConnectorEntry): Promise<CalledConnection | undefined>
}

/** What they are made with. */
export interface IntegrationParts {
  readonly store: Pick<Store, 'connectors' | 'operators' | 'plans'>
  readonly secrets: Pick<Secrets, 'openOf' | 'sealingOf'>
  readonly calls: CallParts
  readonly grants: Pick<Grants, 'apiOf'>
  readonly tidings: Pick<Tidings, 'subscribe'>
  /** For accounts that are trusted, and for guests, who do not reach inner hosts. */
  readonly ways: { readonly trusted: Outbound; readonly guests: Outbound }
}

/** Milliseconds for asking a provider whether it takes a key. */
const patience = 10_000

/** Makes them. */
export function createIntegrations({
  store,
  secrets,
  calls,
  grants,
  tidings,
  ways,
}: IntegrationParts): Integrations {
  const { connectors, operators, plans } = store
  return {
    async connect(owner, { connector: name, name: given, settings: typed }) {
      const connector = connectorOf(name)
      if (!connector)
        throw new ApiError('REQUEST_VALIDATION_FAILED', {
          details: [{ path: 'connector', message: 'Expected the name of a connector' }],
        })
      await plans.admitNamed(owner, 'integrations', name)
      const entered = readSettings(connector, withoutNothing(typed))
      const { settings, ready, ...standing } = await settle(owner, 'new', connector, entered)
      const made = await connectors.create({
        owner,
        connector: name,
        name: given?.trim() || connector.title,
        ...standing,
        ...sealSettings(connector, settings, secrets.sealingOf(owner)),
      })
      return heard(made, await called(owner, made.id, connector, ready))
    },
    async change(entry, { name, settings: typed }) {
      const connector = connectorOf(entry.connector)
      if (!connector) throw new ApiError('CONNECTION_NOT_FOUND')
      const entered =
        typed &&
        readSettings(connector, changedSettings((await readable(entry, connector)) ?? {}, typed))
      calls.tokens.forget(entry.id)
      const settled = entered && (await settle(entry.owner, entry.id, connector, entered))
      const connection = settled && (await called(entry.owner, entry.id, connector, settled.ready))
      const changed = await connectors.change(entry.owner, entry.id, {
        ...(name !== undefined && { name: name.trim() || connector.title }),
        ...(settled && {
          ...{ state: settled.state, remedy: settled.remedy },
          ...sealSettings(connector, settled.settings, secrets.sealingOf(entry.owner)),
          grant: null,
        }),
      })
      if (!changed) throw new ApiError('CONNECTION_NOT_FOUND')
      return connection ? heard(changed, connection) : changed
    },
    async takeAccess(owner, { connector: name, connectionId, grant, access }) {
      const connector = connectorOf(name)
      const { oauth } = connector ?? {}
      const before =
        connectionId === undefined ? undefined : await connectors.find(owner, connectionId)
      if (!connector || !oauth || (connectionId !== undefined && before?.connector !== name))
        throw new ApiError('CONNECTION_NOT_FOUND')
      const signIn = { headers: oauth.headers(access) }
      const ready = { ...grantedConnector(oauth, grant.api), signIn }
      const standing = await stand(await called(owner, `new ${owner}`, connector, ready), 'granted')
      if (!before)
        return connectors.create({
          ...{ owner, connector: name, name: connector.title, settings: {}, secrets: [] },
          ...standing,
          grant,
        })
      calls.tokens.forget(before.id)
      const changed = await connectors.change(owner, before.id, {
        ...standing,
        settings: {},
        grant,
      })
      if (!changed) throw new ApiError('CONNECTION_NOT_FOUND')
      return changed
    },
    async check(entry) {
      const opened = await open(entry)
      calls.tokens.forget(entry.id)
      const standing = opened
        ? await stand(opened)
        : ({ state: 'failed', remedy: unreadable } as const)
      const changed = await connectors.change(entry.owner, entry.id, standing)
      if (!changed) throw new ApiError('CONNECTION_NOT_FOUND')
      return opened ? heard(changed, opened) : changed
    },
    async ofAccount(owner, id) {
      const entry = await connectors.find(owner, id)
      if (!entry) throw new ApiError('CONNECTION_NOT_FOUND')
      return entry
    },
    async options(entry, name, input) {
      const opened = await open(entry)
      if (!opened) throw new ApiError('CONNECTION_REFUSED', { message: unreadable })
      const loader = Object.hasOwn(opened.connector.loaders, name)
        ? opened.connector.loaders[name]
        : undefined
      if (!loader)
        throw new ApiError('REQUEST_VALIDATION_FAILED', {
          details: [{ path: 'loader', message: 'Expected the name of a loader of this connector' }],
        })
      const loaded = await loadOptions(opened, loader, input, calls)
      if (loaded === undefined) return null
      if ('ok' in loaded)
        throw new ApiError('CONNECTION_REFUSED', {
          message: [loaded.message, loaded.detail].filter(Boolean).join(': '),
        })
      return loaded
    },
    open,
  }

  async function open(entry: ConnectorEntry): Promise<CalledConnection | undefined> {
    const connector = connectorOf(entry.connector)
    const ready = connector && (await readyOf(entry, connector))
    return connector && ready && called(entry.owner, entry.id, connector, ready)
  }

  async function readyOf(
    entry: ConnectorEntry,
    connector: AnyConnector,
  ): Promise<ReadyConnector | undefined> {
    if (entry.isGranted) {
      const api = await grants.apiOf(entry.id)
      return api === undefined || !connector.oauth
        ? undefined
        : grantedConnector(connector.oauth, api)
    }
    const settings = await readable(entry, connector)
    return settings && connector.ready(settings)
  }

  function readable(entry: ConnectorEntry, connector: AnyConnector) {
    return openSettings(connector, entry, ids => secrets.openOf(entry.owner, ids))
  }

  async function called(
    owner: string,
    id: string,
    connector: AnyConnector,
    ready: ReadyConnector,
  ): Promise<CalledConnection> {
    const isGuest = await operators.isGuest(owner)
    return {
      id,
      connector,
      ready,
      outbound: isGuest ? ways.guests : ways.trusted,
    }
  }

  /** What is kept of what was entered, once what counts only once is redeemed, and whether the product lets in by it. */
  async function settle(owner: string, id: string, connector: AnyConnector, entered: OpenSettings) {
    const known = id === 'new' ? `new ${owner}` : id
    const first = await called(owner, known, connector, connector.ready(entered))
    const came = await redeem(first, AbortSignal.timeout(patience))
    if (typeof came === 'string')
      return { settings: entered, ready: first.ready, state: 'failed', remedy: came } as const
    const settings = came ? readSettings(connector, changedSettings(entered, came)) : entered
    const ready = came ? connector.ready(settings) : first.ready
    return { settings, ready, ...(await stand(await called(owner, known, connector, ready))) }
  }

  /** Has the product tell what happens there; what keeps it from that stands at the connection, which works all the same. */
  async function heard(entry: ConnectorEntry, connection: CalledConnection) {
    if (entry.state === 'failed') return entry
    const remedy = await tidings.subscribe(connection)
    return remedy === undefined
      ? entry
      : ((await connectors.change(entry.owner, entry.id, { remedy })) ?? entry)
  }

  /** Whether the provider takes the key. */
  async function stand(connection: CalledConnection, isGranted?: 'granted') {
    const { connector, ready, outbound, id } = connection
    const signal = AbortSignal.timeout(patience)
    const limits = { signal, endsAt: calls.now() + patience }
    const answer = ready.check
      ? await callProvider(connection, ready.check, limits, calls)
      : await calls.tokens.headers({ id, title: connector.title, ...ready }, outbound, signal)
    calls.tokens.forget(`new ${id}`)
    if (answer.ok || isKnown(answer)) return { state: 'ok', remedy: null } as const
    const signIn: SignIn = isGranted ? { granted: () => ({}) } : ready.signIn
    return { state: 'failed', remedy: remedyFor(connector.title, answer, signIn) } as const
  }
}

const unreadable =
  'The secrets of this connection cannot be read: the installation’s own secret has changed. Enter them again.'

type Refusal = {
  readonly code: string
  readonly message: string
  readonly status?: number
  readonly detail?: string
}

/** Who is refused for what was asked, and not for who asks, is signed in. */
const isKnown = ({ status = 0 }: Refusal) =>
  status >= 400 && status < 500 && ![401, 403, 407, 408].includes(status)

function remedyFor(
  title: string,
  { code, message, status, detail }: Refusal,
  signIn: SignIn,
): string {
  if (code === 'BLOCKED_ADDRESS')
    return 'The address is not a public one, so this server does not call it. Who runs the server can allow it in TALKGRAPH_ALLOW_HOSTS.'
  if (status === 401)
    return 'granted' in signIn
      ? signInRemedy(title, signIn)
      : (detail ?? signInRemedy(title, signIn))
  if (status === 403)
    return `${title} takes the key and does not allow it enough: ${detail ?? 'give it the scopes that are named here'}.`
  return `${message}${detail === undefined ? '' : `: ${detail}`}. Check the settings, and try again.`
}

const withoutNothing = (settings: OpenSettings) => changedSettings({}, settings)
