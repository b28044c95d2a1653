import * as v from 'valibot'
import type { Value } from '../../../runtime/index.js'
import { asText } from '../../../runtime/session/values.js'
import { defineAction, type InputForm } from '../contract/action.js'
import { named, type Plain, perhaps, perhapsValues, wanted } from '../contract/inputs.js'
import { listAt, recordAt, textAt } from '../contract/parts.js'
import { at, type ConnectorRequest, markOf, NotPossible } from '../contract/request.js'

const baseId: InputForm = {
  title: 'Base',
  help: 'The id of a base; it begins with app.',
  kind: 'text',
  example: 'appQ2kXvTz9wLr3Mb',
  picks: 'bases',
}
const table: InputForm = {
  title: 'Table',
  help: 'The name of a table, or its id.',
  kind: 'text',
  example: 'Orders',
  picks: 'tables',
}
const fields: InputForm = {
  title: 'Fields',
  help: 'What stands in each field of the record. Texts may hold {placeholders}; Airtable makes numbers and dates of them.',
  kind: 'fields',
  picks: 'fields',
}

/** A record as a step gets it. */
const recordOf = (body: Value): Value => ({
  id: textAt(body, 'id'),
  createdTime: textAt(body, 'createdTime'),
  fields: recordAt(body, 'fields'),
})

/** Adds a record to a table. */
export const createRecord = defineAction({
  title: 'Create a record',
  help: 'Adds a record to a table.',
  schema: v.object({ baseId: wanted, table: wanted, fields: named, keyField: perhaps }),
  fields: {
    baseId,
    table,
    fields,
    keyField: {
      title: 'Field for a mark',
      help: 'A text field of the table that nothing else writes into. Each record gets a mark there, by which it is there once whatever goes wrong on the way. Blank: a record with the same values that is a few moments old counts as the one that may have got lost.',
      kind: 'text',
      example: 'Chat mark',
      picks: 'fields',
    },
  },
  request: ({ baseId, table, fields, keyField }, { key }): ConnectorRequest =>
    keyField === ''
      ? {
          method: 'POST',
          path: at`/v0/${baseId}/${table}`,
          body: { records: [{ fields }], typecast: true },
        }
      : {
          method: 'PATCH',
          path: at`/v0/${baseId}/${table}`,
          body: {
            performUpsert: { fieldsToMergeOn: [keyField] },
            records: [{ fields: { ...fields, [keyField]: markOf(key) } }],
            typecast: true,
          },
        },
  read: body => recordOf(listAt(body, 'records')[0] ?? body),
  again: {
    // What is asked of an address may have 16,000 letters, and a text a hundred thousand.
    request: (input, { key, at: begun }) => ({
      method: 'POST',
      path: `${at`/v0/${input.baseId}/${input.table}`}/listRecords`,
      body: {
        filterByFormula:
          input.keyField === ''
            ? madeSince(input.fields, begun)
            : `{${nameInFormula(input.keyField)}} = ${inFormula(markOf(key))}`,
        maxRecords: 1,
      },
    }),
    read: (body, { fields, keyField }, { key, at: begun }) => {
      const made = listAt(body, 'records').find(record =>
        keyField !== ''
          ? asText(recordAt(record, 'fields')[keyField]) === markOf(key)
          : Date.parse(textAt(record, 'createdTime')) >= begun - clockSlack &&
            Object.entries(fields).every(
              ([name, value]) => asText(recordAt(record, 'fields')[name]) === String(value),
            ),
      )
      return made && { records: [made] }
    },
  },
})

/** Finds the first record whose field has a value. */
export const findRecord = defineAction({
  title: 'Find a record',
  help: 'Finds the first record in whose field something stands. The answer has found, id and fields.',
  schema: v.object({ baseId: wanted, table: wanted, field: wanted, value: wanted }),
  fields: {
    baseId,
    table,
    field: {
      title: 'Field',
      help: 'The name of the field that is looked in.',
      kind: 'text',
      example: 'Email',
      picks: 'fields',
    },
    value: {
      title: 'Value',
      help: 'What stands in it, whatever its capitals.',
      kind: 'text',
      example: '{email}',
    },
  },
  request: ({ baseId, table, field, value }) => ({
    method: 'GET',
    path: at`/v0/${baseId}/${table}`,
    query: {
      filterByFormula: `LOWER({${nameInFormula(field)}} & '') = LOWER(${inFormula(value)})`,
      maxRecords: 1,
    },
  }),
  read: body => {
    const [record] = listAt(body, 'records')
    return record === undefined ? { found: false } : { found: true, ...Object(recordOf(record)) }
  },
  again: 'same',
})

/** Changes a record, which is named by its id or by what stands in a field. */
export const updateRecord = defineAction({
  title: 'Update a record',
  help: 'Changes the fields of a record. It is named by its id, or by fields that tell it from others: where no record has their values, one is made.',
  schema: v.object({
    baseId: wanted,
    table: wanted,
    recordId: perhaps,
    mergeOn: perhapsValues,
    fields: named,
  }),
  fields: {
    baseId,
    table,
    recordId: {
      title: 'Record',
      help: 'The id of the record; it begins with rec. Blank: the fields below tell which one it is.',
      kind: 'text',
      example: '{order.id}',
    },
    mergeOn: {
      title: 'Fields that tell which record it is',
      help: 'The names of at most three fields. A record with the same values in them is changed, and otherwise one is made.',
      kind: 'list',
      example: 'Email',
      picks: 'fields',
    },
    fields,
  },
  request({ baseId, table, recordId, mergeOn, fields }): ConnectorRequest {
    if (recordId !== '')
      return {
        method: 'PATCH',
        path: at`/v0/${baseId}/${table}/${recordId}`,
        body: { fields, typecast: true },
      }
    const fieldsToMergeOn = mergeOn.map(name => asText(name)).filter(name => name !== '')
    if (fieldsToMergeOn.length === 0)
      throw new NotPossible('Neither a record nor fields that tell which one it is are given')
    return {
      method: 'PATCH',
      path: at`/v0/${baseId}/${table}`,
      body: { performUpsert: { fieldsToMergeOn }, records: [{ fields }], typecast: true },
    }
  },
  read: body => recordOf(listAt(body, 'records')[0] ?? body),
  again: 'same',
})

/** Milliseconds by which two clocks may differ. */
const clockSlack = 5000

/** What a record must be like that this run has made. */
function madeSince(fields: Readonly<Record<string, Plain>>, begun: number): string {
  const since = new Date(begun - clockSlack).toISOString()
  const same = Object.entries(fields).map(
    ([name, value]) => `{${nameInFormula(name)}} & '' = ${inFormula(String(value))}`,
  )
  return `AND(IS_AFTER(CREATED_TIME(), '${since}'), ${same.join(', ')})`
}

/** A text in a formula, where nothing in it is read as one. */
const inFormula = (text: string) =>
  `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n').replace(/\r/g, '\\r')}'`

/** A field's name in a formula. */
const nameInFormula = (name: string) => name.replace(/\\/g, '\\\\').replace(/\}/g, '\\}')
