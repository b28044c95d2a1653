import * as v from 'valibot'
import type { Value } from '../../../runtime/index.js'
import { asText, listOf } from '../../../runtime/session/values.js'
import { defineAction, type InputForm } from '../contract/action.js'
import { perhaps, perhapsNamed, perhapsValues, values, wanted } from '../contract/inputs.js'
import { listAt, textAt } from '../contract/parts.js'
import { at, type ConnectorRequest, NotPossible } from '../contract/request.js'
import {
  areSame,
  byHeader,
  changedCells,
  columnOf,
  findIn,
  markedRows,
  rowsOf,
  spreadsheetIdIn,
} from './rows.js'

const where = {
  spreadsheetId: {
    title: 'Spreadsheet',
    help: 'Its address in the browser, or the id in it.',
    kind: 'text',
    example: 'https://docs.google.com/spreadsheets/d/1AbC…/edit',
  },
  range: {
    title: 'Sheet or range',
    help: 'The name of a sheet, or a range of it such as Orders!A:F. Its first row holds the headers.',
    kind: 'text',
    example: 'Orders!A:F',
    picks: 'sheets',
  },
} as const satisfies Record<string, InputForm>

const which = {
  column: {
    title: 'Column',
    help: 'The header of the column that is looked in, or its letters.',
    kind: 'text',
    example: 'Email',
    picks: 'columns',
  },
  value: {
    title: 'Value',
    help: 'What stands in the column, whatever its capitals.',
    kind: 'text',
    example: '{email}',
  },
} as const satisfies Record<string, InputForm>

const place = { spreadsheetId: wanted, range: wanted }
const search = { ...place, column: wanted, value: wanted }

/** All values of a range. */
const readRange = ({ spreadsheetId, range }: { spreadsheetId: string; range: string }) =>
  ({
    method: 'GET',
    path: at`/v4/spreadsheets/${spreadsheetIdIn(spreadsheetId)}/values/${range}`,
    query: { valueRenderOption: 'FORMATTED_VALUE' },
  }) satisfies ConnectorRequest

/** Adds rows below a table. */
export const appendRow = defineAction({
  title: 'Append a row',
  help: 'Adds a row below the last one. A text that begins with = stays a text.',
  schema: v.object({ ...place, values, markColumn: perhaps }),
  fields: {
    ...where,
    values: {
      title: 'Cells',
      help: 'What stands in the cells, from the left. Texts may hold {placeholders}.',
      kind: 'list',
      example: '{name}',
      picks: 'columns',
    },
    markColumn: {
      title: 'Column for a mark',
      help: 'The letters of a column behind the cells that nothing else writes into, such as H. Each row gets a mark there, by which it is there once whatever goes wrong on the way. Blank: a row like it among the last 50 counts as the one that may have got lost.',
      kind: 'text',
      example: 'H',
    },
  },
  request: ({ spreadsheetId, range, values, markColumn }, { key }) => ({
    method: 'POST',
    path: `${at`/v4/spreadsheets/${spreadsheetIdIn(spreadsheetId)}/values/${range}`}:append`,
    query: { valueInputOption: 'RAW', insertDataOption: 'INSERT_ROWS' },
    body: { majorDimension: 'ROWS', values: markedRows(rowsOf(values), range, markColumn, key) },
  }),
  read: body => ({
    range: textAt(body, 'updates.updatedRange'),
    rows: Number(textAt(body, 'updates.updatedRows')),
  }),
  again: {
    request: input =>
      readRange(
        input.markColumn === ''
          ? input
          : { ...input, range: columnOf(input.range, input.markColumn) },
      ),
    read: (body, { values, range, markColumn }, { key }) => {
      const wanted = markedRows(rowsOf(values), range, markColumn, key)
      const rows = listAt(body, 'values').map(listOf)
      // The end of the sheet is looked at: nobody has the same row twice in a moment.
      const last = rows.slice(-nearEnd - wanted.length)
      const isThere = wanted.every(cells =>
        markColumn === ''
          ? last.some(row => areSame(row, cells))
          : rows.some(([mark]) => asText(mark) === cells.at(-1)),
      )
      return isThere
        ? { updates: { updatedRange: textAt(body, 'range'), updatedRows: wanted.length } }
        : undefined
    },
  },
})

/** Rows at the end of a sheet among which one is looked for that may have been added. */
const nearEnd = 50

/** Finds a row by what stands in a column. */
export const findRow = defineAction({
  title: 'Find a row',
  help: 'Finds the first row in whose column something stands. The answer has found, row, cells, and values by their headers.',
  schema: v.object(search),
  fields: { ...where, ...which },
  request: readRange,
  read: (body, { column, value }): Value => {
    const found = findIn(body, column, value)
    return found
      ? { found: true, row: found.row, cells: found.cells, values: byHeader(found) }
      : { found: false }
  },
  again: 'same',
})

/** Changes a row that is found by what stands in a column. */
export const updateRow = defineAction({
  title: 'Update a row',
  help: 'Finds the first row in whose column something stands, and changes its cells. Where there is none, nothing is changed and found is false.',
  schema: v.object({
    ...search,
    values: perhapsValues,
    fields: perhapsNamed,
  }),
  fields: {
    ...where,
    ...which,
    values: {
      title: 'Cells',
      help: 'What stands in the cells from then on, from the left. More cells stay as they are.',
      kind: 'list',
      example: '{name}',
      picks: 'columns',
    },
    fields: {
      title: 'Cells by their headers',
      help: 'What stands from then on below a header. All other cells stay as they are.',
      kind: 'fields',
      picks: 'columns',
    },
  },
  lookUp: readRange,
  request({ spreadsheetId, column, value, values, fields }, { found: body }) {
    const found = findIn(body, column, value)
    if (!found) return { settled: { found: false } }
    const cells = changedCells(found, { list: values, byHeader: fields })
    if (typeof cells === 'string')
      throw new NotPossible(`The sheet has no column with the header “${cells}”`)
    return {
      method: 'PUT',
      path: at`/v4/spreadsheets/${spreadsheetIdIn(spreadsheetId)}/values/${found.range}`,
      query: { valueInputOption: 'RAW' },
      body: { range: found.range, majorDimension: 'ROWS', values: [cells] },
    }
  },
  read: (_, { column, value }, { found: body }) => {
    const found = findIn(body, column, value)
    return { found: true, row: found?.row ?? 0, range: found?.range ?? '' }
  },
  again: 'same',
})
