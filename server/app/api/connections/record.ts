import {
  type ConnectionOption,
  type ConnectionRecord,
  type ConnectorKind,
  connectionStates,
  inputKinds,
} from '@talkgraph/wire/connections'
import * as v from 'valibot'
import { fieldsOf } from '../../../connections/kinds.js'
import { shownSettings } from '../../../connections/settings.js'
import type { AnyConnector } from '../../../connectors/contract/connector.js'
import type { ConnectorEntry } from '../../../store/index.js'
import { connectField, shownSetting } from '../channels/record.js'
import { date, list } from '../text.js'

/** A connection with another product as the API answers it. */
export const connectionRecord = v.strictObject({
  id: v.string(),
  connector: v.pipe(v.string(), v.description('The name of the product.')),
  name: v.pipe(v.string(), v.description('What you call it.')),
  state: v.pipe(
    v.picklist(connectionStates),
    v.description('`failed`: the product did not take the key when it was asked last.'),
  ),
  remedy: v.pipe(v.nullable(v.string()), v.description('What to do where it failed.')),
  isSignedIn: v.pipe(
    v.boolean(),
    v.description('Somebody has signed in to the product; nothing is entered then.'),
  ),
  settings: v.pipe(
    v.record(v.string(), shownSetting),
    v.description('What was entered, without its secrets.'),
  ),
  createdAt: date,
  updatedAt: date,
}) satisfies v.GenericSchema<unknown, ConnectionRecord>

/** What a connection looks like, for the reference. */
export const exampleConnection: ConnectionRecord = {
  id: '5f0c2d9b7a61e384c0d1f2a3',
  connector: 'airtable',
  name: 'Orders',
  state: 'ok',
  remedy: null,
  isSignedIn: false,
  settings: { token: { lastFour: 'c0de' } },
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
}

/** A connection as it is told. */
export function connectionRecordOf(entry: ConnectorEntry): ConnectionRecord {
  const { id, connector, name, state, remedy, isGranted, createdAt, updatedAt } = entry
  return {
    id,
    connector,
    name,
    state,
    remedy,
    isSignedIn: isGranted,
    settings: shownSettings(entry),
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  }
}

const input = v.strictObject({
  name: v.string(),
  title: v.string(),
  help: v.string(),
  kind: v.pipe(
    v.picklist(inputKinds),
    v.description(
      '`list`: texts in their order; `fields`: values by the names of the product’s fields.',
    ),
  ),
  isOptional: v.boolean(),
  example: v.optional(v.string()),
  picks: v.optional(
    v.pipe(v.string(), v.description('The loader that brings what can be chosen.')),
  ),
})

/** A product as the API answers it. */
export const connectorKind = v.strictObject({
  name: v.string(),
  title: v.string(),
  help: v.string(),
  signsIn: v.pipe(
    v.boolean(),
    v.description(
      'Whether one connects by signing in there, too: who runs the server has set that up.',
    ),
  ),
  fields: v.pipe(
    list(connectField),
    v.description('What an owner enters, in the order in which it is asked.'),
  ),
  actions: v.pipe(
    list(
      v.strictObject({
        name: v.string(),
        title: v.string(),
        help: v.string(),
        inputs: list(input),
      }),
    ),
    v.description('What steps can have it do.'),
  ),
}) satisfies v.GenericSchema<unknown, ConnectorKind>

/** A product as it is told. */
export const connectorKindOf = (connector: AnyConnector, signsIn = false): ConnectorKind => ({
  name: connector.name,
  title: connector.title,
  help: connector.help,
  signsIn,
  fields: fieldsOf(connector),
  actions: Object.entries(connector.actions).map(([name, { title, help, inputs }]) => ({
    name,
    title,
    help,
    inputs: inputs.map(each => ({ ...each })),
  })),
})

/** What can be chosen in a field. */
export const connectionOption = v.strictObject({
  value: v.pipe(v.string(), v.description('What stands in the step.')),
  label: v.string(),
}) satisfies v.GenericSchema<unknown, ConnectionOption>
