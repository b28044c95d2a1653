import { asText, listOf } from '../../../runtime/session/values.js'
import { defineConnector } from '../contract/define-connector.js'
import { firstText, listAt, optionsAt } from '../contract/parts.js'
import { at } from '../contract/request.js'
import {
  googleOAuth,
  googleSettings,
  googleSignIn,
  isGoogleBusy,
} from '../google/service-account.js'
import { appendRow, findRow, updateRow } from './actions.js'
import { sheetIn, spreadsheetIdIn } from './rows.js'

const origin = 'https://sheets.googleapis.com'
const scope = 'https://www.googleapis.com/auth/spreadsheets'

/** Google Sheets: rows of a spreadsheet. */
export const googleSheets = defineConnector({
  name: 'google-sheets',
  title: 'Google Sheets',
  help: 'Keeps what visitors answer as rows of a spreadsheet, and reads them.',
  settings: googleSettings(
    'Share each spreadsheet with its address, as an editor, and switch the Google Sheets API on in its project.',
    origin,
  ),
  origin: () => origin,
  signIn: settings => googleSignIn(settings, scope),
  check: () => undefined,
  oauth: googleOAuth(scope, origin),
  loaders: {
    sheets: {
      request: ({ spreadsheetId = '' }) =>
        spreadsheetId === ''
          ? undefined
          : {
              method: 'GET',
              path: at`/v4/spreadsheets/${spreadsheetIdIn(spreadsheetId)}`,
              query: { fields: 'sheets.properties(title)' },
            },
      read: body =>
        optionsAt(body, 'sheets', { value: 'properties.title', label: 'properties.title' }).map(
          ({ value, label }) => ({ value: sheetIn(value), label }),
        ),
    },
    columns: {
      request: ({ spreadsheetId = '', range = '' }) =>
        spreadsheetId === '' || range === ''
          ? undefined
          : {
              method: 'GET',
              path: at`/v4/spreadsheets/${spreadsheetIdIn(spreadsheetId)}/values/${range}`,
              query: { majorDimension: 'ROWS' },
            },
      read: body =>
        listOf(listAt(body, 'values')[0]).flatMap(cell => {
          const header = asText(cell)
          return header === '' ? [] : [{ value: header, label: header }]
        }),
    },
  },
  actions: { appendRow, findRow, updateRow },
  isBusy: isGoogleBusy,
  says: body => firstText(body, 'error.message', 'error_description', 'error.status', 'error'),
})
