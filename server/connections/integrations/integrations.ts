import { ApiError } from '../../base/errors.js'
import { connectorOf } from '../../connectors/all.js'
import type {
  AnyConnector,
  LoadedOption,
  ReadyConnector,
} from '../../connectors/contract/connector.js'
import { grantedConnector } from '../../connectors/contract/oauth.js'
import type { CalledConnection, CallParts } from '../../connectors/running/call-provider.js'
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
import { createTrials } from './trials.js'

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
  const trials = createTrials({ calls, called })
  return {
    async connect(owner, { connector: name, name: given, settings: typed }) {
      const connector = connectorOf(name)
      if (!connector)
        throw new ApiError('REQUEST_VALIDATION_FAILED', {
          details: [{ path: 'connector', message: 'Expected the name of a connector' }],
        })
      await plans.admitNamed(owner, 'integrations', name)
      await plans.admit(owner, 'integrations')
      const entered = readSettings(connector, withoutNothing(typed))
      const { settings, ready, ...standing } = await trials.settle(
        owner,
        connector,
        entered,
        entered,
      )
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
      const settled =
        entered && typed && (await trials.settle(entry.owner, connector, entered, typed))
      const changed = await connectors.change(entry.owner, entry.id, {
        ...(name !== undefined && { name: name.trim() || connector.title }),
        ...(settled && {
          state: settled.state,
          remedy: settled.remedy,
          ...sealSettings(connector, settled.settings, secrets.sealingOf(entry.owner)),
          grant: null,
        }),
      })
      if (!changed) throw new ApiError('CONNECTION_NOT_FOUND')
      if (!settled) return changed
      calls.tokens.forget(entry.id)
      return heard(changed, await called(entry.owner, entry.id, connector, settled.ready))
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
      const standing = await trials.granted(owner, connector, ready)
      if (!before)
        return connectors.create({
          owner,
          connector: name,
          name: connector.title,
          settings: {},
          secrets: [],
          ...standing,
          grant,
        })
      const changed = await connectors.change(owner, before.id, {
        ...standing,
        settings: {},
        grant,
      })
      if (!changed) throw new ApiError('CONNECTION_NOT_FOUND')
      calls.tokens.forget(before.id)
      return changed
    },
    async check(entry) {
      const opened = await open(entry)
      calls.tokens.forget(entry.id)
      const standing = opened
        ? await trials.stand(opened)
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

  /** Has the product tell what happens there; what keeps it from that stands at the connection, which works all the same. */
  async function heard(entry: ConnectorEntry, connection: CalledConnection) {
    if (entry.state === 'failed') return entry
    const remedy = await tidings.subscribe(connection)
    return remedy === undefined
      ? entry
      : ((await connectors.change(entry.owner, entry.id, { remedy })) ?? entry)
  }
}

const unreadable =
  'The secrets of this connection cannot be read: the installation’s own secret has changed. Enter them again.'

const withoutNothing = (settings: OpenSettings) => changedSettings({}, settings)
