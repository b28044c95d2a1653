import { expect, test } from 'vitest'
import type { Value } from '../../runtime/index.js'
import { type Asked, connectorOver, type ProviderReply } from '../testing/connectors.js'
import { airtableDescription } from '../testing/providers/airtable.js'
import { type Description, holdTo } from '../testing/providers/described.js'
import { sheetsDescription } from '../testing/providers/google.js'
import { hubspotDescription } from '../testing/providers/hubspot.js'
import { salesforceDescription } from '../testing/providers/salesforce.js'
import { zohoDescription } from '../testing/providers/zoho.js'
import { airtable } from './airtable/index.js'
import type { AnyConnector } from './contract/connector.js'
import { googleSheets } from './google-sheets/index.js'
import { hubspot } from './hubspot/index.js'
import { salesforce } from './salesforce/index.js'
import { zoho } from './zoho/index.js'

/** What goes wrong with a call that writes: it is not carried out, or it is and nobody is told. */
const troubles: readonly (readonly [when: 'before' | 'after', reply: ProviderReply | undefined])[] =
  [
    ['before', { status: 429, headers: { 'retry-after': '2' } }],
    ['after', { status: 500, body: {} }],
    ['before', { status: 503, body: {} }],
    ['after', undefined],
    ['before', undefined],
    ['after', { status: 503, body: {} }],
    ['after', { status: 502, body: {} }],
  ]

/** The first try of three calls in four has some trouble, and each fifth of those has it twice. */
function trouble(): () => (typeof troubles)[number] | undefined {
  let calls = 0
  return () => {
    const call = calls++
    return call % 4 === 0
      ? undefined
      : troubles[(call * 5 + Math.floor(call / 20)) % troubles.length]
  }
}

const at = '2026-11-09T07:10:00.000Z'
const kept = { createdAt: at, updatedAt: at, archived: false }
const settings = { token: 'token', apiUrl: 'https://provider.example' }
const place = { baseId: 'app1', table: 'Orders' }

interface Product {
  readonly name: string
  readonly connector: AnyConnector
  readonly description: Description
  readonly action: string
  readonly input: (row: number) => Value
  readonly isWrite?: (asked: Asked) => boolean
  /** Carries a call out on what is kept by name, and answers. */
  readonly serve: (asked: Asked, rows: string[]) => unknown
}

const upserted = (rows: string[], name: string) => {
  const isNew = !rows.includes(name)
  if (isNew) rows.push(name)
  return isNew
}

const products: readonly Product[] = [
  {
    name: 'Airtable, with a mark',
    connector: airtable,
    description: airtableDescription,
    action: 'createRecord',
    // Each says the same, and is another one.
    input: () => ({ ...place, fields: { Says: 'yes' }, keyField: 'Mark' }),
    isWrite: ({ url }) => !url.endsWith('/listRecords'),
    serve: ({ url, json }, rows) => {
      if (url.endsWith('/listRecords')) {
        const [, mark = ''] = /= '(.*)'$/.exec(Object(json).filterByFormula) ?? []
        return { records: rows.includes(mark) ? [recordOf({ Says: 'yes', Mark: mark })] : [] }
      }
      const [{ fields }] = Object(json).records
      upserted(rows, fields.Mark)
      return { records: [recordOf(fields)] }
    },
  },
  {
    name: 'Google Sheets, with a mark',
    connector: googleSheets,
    description: sheetsDescription,
    action: 'appendRow',
    input: () => ({
      spreadsheetId: 'sheet',
      range: 'Orders!A:A',
      values: ['yes'],
      markColumn: 'C',
    }),
    isWrite: ({ method }) => method === 'POST',
    serve: ({ method, json }, rows) => {
      if (method === 'GET')
        return {
          range: 'Orders!C1:C9999',
          majorDimension: 'ROWS',
          values: [['Mark'], ...rows.map(mark => [mark])],
        }
      const [[, , mark]] = Object(json).values
      rows.push(mark)
      return {
        spreadsheetId: 'sheet',
        updates: {
          spreadsheetId: 'sheet',
          updatedRange: 'Orders!A2:C2',
          updatedRows: 1,
          updatedColumns: 3,
          updatedCells: 3,
        },
      }
    },
  },
  {
    name: 'HubSpot, by the e-mail address',
    connector: hubspot,
    description: hubspotDescription,
    action: 'upsertContact',
    input: row => ({ email: `visitor-${row}@shop.example` }),
    serve: ({ json }, rows) => {
      const [{ id, properties }] = Object(json).inputs
      const isNew = upserted(rows, id)
      return {
        status: 'COMPLETE',
        startedAt: at,
        completedAt: at,
        results: [{ ...kept, id, properties, new: isNew }],
      }
    },
  },
  {
    name: 'Salesforce, by the external id',
    connector: salesforce,
    description: salesforceDescription,
    action: 'upsertLead',
    input: row => ({ externalField: 'Chat__c', value: `v${row}`, fields: { LastName: 'Ann' } }),
    serve: ({ path }, rows) => {
      const isNew = upserted(rows, path.split('/').at(-1) ?? '')
      return { id: '00Q1', success: true, errors: [], created: isNew }
    },
  },
  {
    name: 'Zoho CRM, by the fields that tell one from another',
    connector: zoho,
    description: zohoDescription,
    action: 'upsertLead',
    input: row => ({ fields: { Last_Name: 'Ann', Email: `visitor-${row}@shop.example` } }),
    serve: ({ json }, rows) => {
      const [{ Email }] = Object(json).data
      const action = upserted(rows, Email) ? 'insert' : 'update'
      const said = { code: 'SUCCESS', status: 'success', message: 'record added', action }
      return { data: [{ ...said, details: { id: Email } }] }
    },
  },
]

const recordOf = (fields: object) => ({ id: 'rec1', createdTime: at, fields })

test.each(products)(
  '1,000 rows under failures are there exactly once: $name',
  async ({ connector, description, action, input, isWrite = () => true, serve }) => {
    const rows: string[] = []
    const next = trouble()
    let failed = 0
    const { answered, faults } = holdTo(description, asked => {
      const [when, reply] = (isWrite(asked) && next()) || []
      if (when !== undefined) failed++
      if (when === 'before') return reply
      const body = serve(asked, rows)
      if (when === 'after') return reply
      const isNew = Object(body).created === true
      return { status: isNew ? 201 : 200, body }
    })
    const { run, clock } = connectorOver(connector, settings, answered)
    const before = clock.at
    const came = new Set<boolean>()
    for (let row = 0; row < 1000; row++) came.add((await run(action, input(row), `run ${row}`)).ok)
    expect(faults).toEqual([])
    expect([...came]).toEqual([true])
    expect(rows).toHaveLength(1000)
    expect(new Set(rows).size).toBe(1000)
    expect(failed).toBeGreaterThan(1000)
    // Nobody waits for long, whatever goes wrong.
    expect((clock.at - before) / 1000).toBeLessThan(25_000)
  },
)
