import type {
  ChangeConnectionBody,
  MakeConnectionBody,
  SignInBody,
} from '@talkgraph/wire/connections'
import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { allConnectors } from '../../../connectors/all.js'
import type { AnyConnector } from '../../../connectors/contract/connector.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall } from '../call/define-call.js'
import { list } from '../text.js'
import {
  connectionOption,
  connectionRecord,
  connectionRecordOf,
  connectorKind,
  connectorKindOf,
  exampleConnection,
} from './record.js'

const tag = 'Integrations'
const params = v.strictObject({
  connectionId: v.pipe(
    v.string(),
    v.maxLength(100),
    v.description('The id of a connection of yours.'),
    v.examples([exampleConnection.id]),
  ),
})
const one = { path: '/connections/{connectionId}', tag, params, query: nothing } as const
const settings = v.pipe(
  v.record(v.string(), v.unknown()),
  v.description('The fields of its connector, as `GET /v1/connectors` names them.'),
)
const name = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(100), v.description('What you call it.')),
)
const answered = {
  data: v.strictObject({ connection: connectionRecord }),
  example: { connection: exampleConnection },
} as const
const most = 50_000

const isExample = ({ name }: AnyConnector) => name === exampleConnection.connector

/** Lists the products that bots work with. */
export const listConnectors = defineCall({
  method: 'GET',
  path: '/connectors',
  id: 'listConnectors',
  tag,
  summary: 'List connectors',
  description:
    'Brings the products that bots work with, what is entered to connect with each, and what steps can have it do.',
  params: nothing,
  query: nothing,
  body: noBody,
  data: v.strictObject({ connectors: list(connectorKind) }),
  example: {
    connectors: allConnectors()
      .filter(isExample)
      .map(each => connectorKindOf(each)),
  },
  message: 'Connectors fetched',
  run: async ({ signsIn }) => ({
    connectors: allConnectors().map(each => connectorKindOf(each, signsIn(each))),
  }),
})

/** Lists connections with other products. */
export const listConnections = defineCall({
  method: 'GET',
  path: '/connections',
  id: 'listConnections',
  tag,
  summary: 'List your connections with other products',
  description: 'Brings the connections of the account, the oldest first.',
  params: nothing,
  query: nothing,
  body: noBody,
  data: v.strictObject({ connections: list(connectionRecord) }),
  example: { connections: [exampleConnection] },
  message: 'Connections fetched',
  run: async ({ store }, { owner }) => ({
    connections: (await store.connectors.list(owner)).map(connectionRecordOf),
  }),
})

/** Connects the account with another product. */
export const makeConnection = defineCall({
  method: 'POST',
  path: '/connections',
  id: 'makeConnection',
  tag,
  summary: 'Connect with another product',
  description:
    'Asks the product whether it takes the key, and keeps the settings; secrets are sealed and never told again. Where it does not, `state` is `failed` and `remedy` says what to do.',
  params: nothing,
  query: nothing,
  body: jsonBody(
    v.strictObject({
      connector: v.pipe(v.string(), v.description('The name of a connector.')),
      name,
      settings,
    }) satisfies v.GenericSchema<unknown, MakeConnectionBody>,
    { connector: 'airtable', name: 'Orders', settings: { token: 'pat-of-the-orders-base.c0de' } },
    most,
  ),
  ...answered,
  message: 'Connection made',
  run: async ({ integrations }, { owner, body: { connector, name, settings } }) => ({
    connection: connectionRecordOf(
      await integrations.connect(owner, { connector, name, settings }),
    ),
  }),
})

/** Says where a member goes to connect by signing in to a product. */
export const signInToConnect = defineCall({
  method: 'POST',
  path: '/connections/sign-in',
  id: 'signInToConnect',
  tag,
  summary: 'Connect by signing in',
  description:
    'Answers the address of the product at which a member gives access, and from which they come back to the studio. For members who are signed in: a key cannot.',
  params: nothing,
  query: nothing,
  body: jsonBody(
    v.strictObject({
      connector: v.pipe(v.string(), v.description('The name of a connector.')),
      connectionId: v.optional(
        v.pipe(v.string(), v.maxLength(100), v.description('A connection that gets access anew.')),
      ),
    }) satisfies v.GenericSchema<unknown, SignInBody>,
    { connector: 'airtable' },
    most,
  ),
  data: v.strictObject({ address: v.string() }),
  example: { address: 'https://airtable.com/oauth2/v1/authorize?client_id=shop' },
  message: 'Address made',
  errors: ['CONNECTION_NOT_FOUND', 'CONNECTION_REFUSED'],
  run: async ({ signIns }, { owner, member, body }) => {
    if (!member)
      throw new ApiError('ROLE_NOT_ALLOWED', {
        message: 'A key cannot sign in to another product.',
      })
    return { address: await signIns.begin({ owner, member: member.id }, body) }
  },
})

/** Brings one connection. */
export const fetchConnection = defineCall({
  ...one,
  method: 'GET',
  id: 'fetchConnection',
  summary: 'Fetch a connection with another product',
  body: noBody,
  ...answered,
  message: 'Connection fetched',
  errors: ['CONNECTION_NOT_FOUND'],
  run: async ({ integrations }, { owner, params: { connectionId } }) => ({
    connection: connectionRecordOf(await integrations.ofAccount(owner, connectionId)),
  }),
})

/** Changes a connection. */
export const changeConnection = defineCall({
  ...one,
  method: 'PATCH',
  id: 'changeConnection',
  summary: 'Change a connection with another product',
  description:
    'Changes what is given and leaves the rest, secrets too; `null` takes back what may be absent. The product is asked again.',
  body: jsonBody(
    v.strictObject({ name, settings: v.optional(settings) }) satisfies v.GenericSchema<
      unknown,
      ChangeConnectionBody
    >,
    { settings: { token: 'pat-of-the-orders-base.c0de' } },
    most,
  ),
  ...answered,
  message: 'Connection changed',
  errors: ['CONNECTION_NOT_FOUND'],
  run: async ({ integrations }, { owner, params: { connectionId }, body }) => ({
    connection: connectionRecordOf(
      await integrations.change(await integrations.ofAccount(owner, connectionId), body),
    ),
  }),
})

/** Takes a connection back. */
export const deleteConnection = defineCall({
  ...one,
  method: 'DELETE',
  id: 'deleteConnection',
  summary: 'Disconnect another product',
  description: 'Steps that use it fail from then on, and go on by their exit for that.',
  body: noBody,
  data: v.strictObject({ connectionId: v.string() }),
  example: { connectionId: exampleConnection.id },
  message: 'Connection deleted',
  errors: ['CONNECTION_NOT_FOUND'],
  run: async ({ store }, { owner, params: { connectionId } }) => {
    if (!(await store.connectors.remove(owner, connectionId)))
      throw new ApiError('CONNECTION_NOT_FOUND')
    return { connectionId }
  },
})

/** Asks the product again. */
export const checkConnection = defineCall({
  ...one,
  path: '/connections/{connectionId}/check',
  method: 'POST',
  id: 'checkConnection',
  summary: 'Check a connection with another product',
  description: 'Asks the product again whether it takes the key.',
  body: noBody,
  ...answered,
  message: 'Connection checked',
  errors: ['CONNECTION_NOT_FOUND'],
  run: async ({ integrations }, { owner, params: { connectionId } }) => ({
    connection: connectionRecordOf(
      await integrations.check(await integrations.ofAccount(owner, connectionId)),
    ),
  }),
})

/** Brings what can be chosen in a field of an action. */
export const loadConnectionOptions = defineCall({
  ...one,
  path: '/connections/{connectionId}/options',
  method: 'POST',
  id: 'loadConnectionOptions',
  summary: 'Load what can be chosen',
  description:
    'Brings what the product has for a field of an action, such as its tables: `options` is null while a field is blank that has to be filled in first.',
  body: jsonBody(
    v.strictObject({
      loader: v.pipe(v.string(), v.description('What the field `picks`.')),
      input: v.optional(
        v.pipe(
          v.record(v.string(), v.string()),
          v.description('The texts of the action’s fields so far.'),
        ),
        {},
      ),
    }),
    { loader: 'tables', input: { baseId: 'appQ2kXvTz9wLr3Mb' } },
    most,
  ),
  data: v.strictObject({ options: v.nullable(list(connectionOption)) }),
  example: { options: [{ value: 'Orders', label: 'Orders' }] },
  message: 'Options loaded',
  errors: ['CONNECTION_NOT_FOUND', 'CONNECTION_REFUSED'],
  run: async ({ integrations }, { owner, params: { connectionId }, body: { loader, input } }) => {
    const entry = await integrations.ofAccount(owner, connectionId)
    const options = await integrations.options(entry, loader, input)
    return { options: options === null ? null : options.map(each => ({ ...each })) }
  },
})
