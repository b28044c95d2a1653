import { generateKeyPairSync } from 'node:crypto'
import { googleCalendar } from '../../connectors/google-calendar/index.js'
import { googleSheets } from '../../connectors/google-sheets/index.js'
import type { Asked } from '../connectors.js'
import { calendarDescription, sheetsDescription } from '../providers/google.js'
import { isShown, type Product } from './product.js'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const token = 'ya29.canary-of-google'
const refusal = (message: string) => ({ error: { code: 400, message, status: 'INVALID' } })

const entered = (apiUrl: string) => ({
  serviceAccount: JSON.stringify({
    type: 'service_account',
    client_email: 'bot@bakery.iam.gserviceaccount.com',
    private_key: pem,
    private_key_id: 'canary-key-id',
    token_uri: `${apiUrl}/token`,
  }),
  apiUrl,
})
const secrets = [token, pem.split('\n')[1] ?? '', 'canary-key-id']

/** What comes before everything else: a token, and a refusal without it. */
function atDoor(asked: Asked) {
  if (asked.path === '/token')
    return { body: { access_token: token, expires_in: 3600, token_type: 'Bearer' } }
  return isShown(asked, token) ? undefined : { status: 401, body: refusal('Invalid Credentials') }
}

const place = { spreadsheetId: 'sheet1', range: 'Orders!A:C' }
const updated = (row: number) => ({
  spreadsheetId: 'sheet1',
  updatedRange: `Orders!A${row}:C${row}`,
  updatedRows: 1,
  updatedColumns: 3,
  updatedCells: 3,
})

/** Google Sheets with a sheet of orders. */
export const sheetsProduct: Product = {
  connector: googleSheets,
  description: sheetsDescription,
  settings: entered,
  secrets,
  inputs: {
    appendRow: { ...place, values: ['Ann', 'ann@shop.example', 'Rye'] },
    findRow: { ...place, column: 'Name', value: 'Bo' },
    updateRow: { ...place, column: 'Name', value: 'Bo', fields: { Loaf: 'Spelt' } },
  },
  refusal,
  open() {
    const sheet = [
      ['Name', 'Email', 'Loaf'],
      ['Bo', 'bo@shop.example', 'Rye'],
    ]
    return {
      kept: () => sheet.slice(2).map(([name = '']) => name),
      answer(asked) {
        const { method, path, json } = asked
        const refused = atDoor(asked)
        if (refused) return refused
        if (path === '/v4/spreadsheets/sheet1')
          return { body: { sheets: [{ properties: { title: 'Orders' } }] } }
        if (path.endsWith(':append')) {
          sheet.push(...Object(json).values)
          return { body: { spreadsheetId: 'sheet1', updates: updated(sheet.length) } }
        }
        if (method === 'PUT') return { body: updated(2) }
        return { body: { range: 'Orders!A1:C99', majorDimension: 'ROWS', values: sheet } }
      },
    }
  },
}

const calendarId = 'ann@shop.example'
const start = '2031-05-06T09:00:00Z'

/** Google Calendar with a calendar in which one event stands. */
export const calendarProduct: Product = {
  connector: googleCalendar,
  description: calendarDescription,
  settings: entered,
  secrets,
  inputs: {
    freeTimes: { calendarId, from: '2031-05-05' },
    book: { calendarId, start, title: 'Ann' },
    move: { calendarId, eventId: 'event0', start },
    cancel: { calendarId, eventId: 'event0' },
  },
  refusal,
  open() {
    const events = new Map<string, object>()
    const timed = { start: { dateTime: start }, end: { dateTime: start } }
    return {
      kept: () => [...events.keys()],
      answer(asked) {
        const { method, path, json } = asked
        const refused = atDoor(asked)
        if (refused) return refused
        if (path.endsWith('/calendarList'))
          return { body: { items: [{ id: calendarId, summary: 'Ann' }] } }
        if (path.endsWith('/freeBusy')) {
          const busy = [...events].map(() => ({ start, end: '2031-05-06T09:30:00Z' }))
          return { body: { calendars: { [calendarId]: { busy } } } }
        }
        if (method === 'DELETE') return { status: 204 }
        const { id = path.split('/').at(-1) } = Object(json)
        if (method === 'POST' && events.has(id))
          return { status: 409, body: refusal('The requested identifier already exists.') }
        if (method === 'POST') events.set(id, Object(json))
        return { body: { id, ...timed, status: 'confirmed' } }
      },
    }
  },
}
