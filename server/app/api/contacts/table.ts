import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import { contactsAsCsv } from '../../../conversations/contacts/contact-table.js'
import { gatherContacts } from '../../../conversations/contacts/gather-contacts.js'
import { importContacts, mostRows } from '../../../conversations/contacts/import-contacts.js'
import { decodeText } from '../../../knowledge/reading/decode-text.js'
import { readTable } from '../../../knowledge/reading/read-table.js'
import { type Body, jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall } from '../call/define-call.js'
import { tableIn } from '../intents/rows-body.js'
import { count, list } from '../text.js'
import { contactFilters } from './contacts.js'

const about = { tag: 'Contacts', params: nothing } as const
const exampleTable = 'name,email,labels,company\nAnn Smith,ann@example.org,Regular,Smith Ltd\n'
const most = 5_000_000
const mostTold = 100

/** Hands out contacts as a table. */
export const exportContacts = defineCall({
  ...about,
  method: 'GET',
  path: '/contacts/export/csv',
  id: 'exportContacts',
  summary: 'Export contacts as CSV',
  description:
    'Brings the contacts that `listContacts` would as a table, one row for each, with one column for each field. It is safe to open in a spreadsheet: what could be read as a formula has an apostrophe in front. `importContacts` takes it back in.',
  query: v.strictObject(contactFilters),
  body: noBody,
  produces: 'text/csv',
  isConfirmed: true,
  data: v.string(),
  example: 'id,name,email\r\ncon_3f1c0b7a9d2e4f6a8b0c,Ann Smith,ann@example.org\r\n',
  message: 'Contacts exported',
  run: async (services, { owner, member, query: { verified, ...choice } }) => {
    await gatherContacts(services, owner)
    const parts = contactsAsCsv(services.store.contacts, {
      ...choice,
      owner,
      isProven: verified === undefined ? undefined : verified === 'yes',
    })
    services.security.note('exported', { account: owner, member: member?.id })
    const encoder = new TextEncoder()
    const stream = new ReadableStream<Uint8Array>({
      pull: async controller => {
        const { value, done } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      cancel: async () => {
        await parts.return(undefined)
      },
    })
    const day = new Date().toISOString().slice(0, 10)
    return new Response(stream, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="contacts-${day}.csv"`,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  },
})

const json = jsonBody(v.strictObject({ csv: v.string() }), { csv: exampleTable }, most)

/** A table as it was sent, or inside JSON. */
const tableBody: Body<{ readonly csv: string }> = {
  ...json,
  further: { 'text/csv': { schema: v.string(), example: exampleTable } },
  read: async (context, services) => {
    const charset = tableIn(context)
    if (charset === undefined) return json.read(context, services)
    const csv = decodeText(new Uint8Array(await context.req.arrayBuffer()), charset)
    return { value: { csv }, print: csv, release: async () => undefined }
  },
}

/** Takes in a table of contacts. */
export const importContactsAsCsv = defineCall({
  ...about,
  method: 'POST',
  path: '/contacts/import',
  id: 'importContacts',
  summary: 'Import contacts from CSV',
  description:
    'Takes in a table with heads, as `{ csv }` or with the type `text/csv`, of which separator and encoding are guessed: at most 5,000 rows. `id`, `name`, `email`, `phone`, `labels` (parted by semicolons), `consent` (yes or no), `consentText` and `consentAt` are known; any other column becomes a field. A row changes the contact that its `id`, else its address, else its number names, and adds one otherwise. What is entered so is not proven.',
  query: nothing,
  body: tableBody,
  data: v.strictObject({
    added: count,
    changed: count,
    refused: count,
    reasons: v.pipe(
      list(v.strictObject({ row: count, reason: v.string() })),
      v.description('Why rows were left out, counted from 1 without the head; at most 100.'),
    ),
  }),
  example: { added: 1, changed: 0, refused: 0, reasons: [] },
  message: 'Contacts imported',
  run: async ({ store, log }, { owner, body: { csv } }) => {
    const rows = readTable(csv)
    if (rows.length < 2) throw refusal('Expected a head and at least one row')
    if (rows.length > mostRows + 1) throw refusal(`Expected at most ${mostRows} rows`)
    const { refused, ...done } = await importContacts(store, owner, rows)
    log.info({ owner, ...done, refused: refused.length }, 'Contacts were imported')
    return { ...done, refused: refused.length, reasons: refused.slice(0, mostTold) }
  },
})

const refusal = (message: string) =>
  new ApiError('REQUEST_VALIDATION_FAILED', { details: [{ path: 'csv', message }] })
