import * as v from 'valibot'
import { type Description, digits, moment, tokens } from './described.js'

// Facts of the discovery documents sheets v4 and calendar v3.

const error = v.union([
  v.strictObject({
    error: v.looseObject({
      code: v.number(),
      message: v.string(),
      status: v.optional(v.string()),
      errors: v.optional(v.array(v.looseObject({ domain: v.string(), reason: v.string() }))),
    }),
  }),
  v.strictObject({ error: v.string(), error_description: v.optional(v.string()) }),
])

const signsIn = {
  method: 'POST',
  path: '/token',
  form: v.strictObject({
    grant_type: v.literal('urn:ietf:params:oauth:grant-type:jwt-bearer'),
    assertion: v.pipe(v.string(), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)),
  }),
  answers: { 200: tokens },
} as const

const dimension = v.picklist(['ROWS', 'COLUMNS'])
const rendering = v.optional(v.picklist(['FORMATTED_VALUE', 'UNFORMATTED_VALUE', 'FORMULA']))
const cell = v.union([v.string(), v.number(), v.boolean()])
const valueRange = v.strictObject({
  range: v.optional(v.string()),
  majorDimension: v.optional(dimension),
  values: v.array(v.array(cell)),
})
const writes = {
  valueInputOption: v.picklist(['RAW', 'USER_ENTERED']),
  includeValuesInResponse: v.optional(v.picklist(['true', 'false'])),
  responseValueRenderOption: rendering,
}
const updated = v.looseObject({
  spreadsheetId: v.string(),
  updatedRange: v.string(),
  updatedRows: v.number(),
  updatedColumns: v.number(),
  updatedCells: v.number(),
})

/** What Google says of Sheets. */
export const sheetsDescription: Description = {
  error,
  calls: [
    signsIn,
    {
      method: 'POST',
      path: '/v4/spreadsheets/{spreadsheetId}/values/{range}:append',
      query: v.strictObject({
        ...writes,
        insertDataOption: v.optional(v.picklist(['OVERWRITE', 'INSERT_ROWS'])),
      }),
      body: valueRange,
      answers: { 200: v.looseObject({ spreadsheetId: v.string(), updates: updated }) },
    },
    {
      method: 'GET',
      path: '/v4/spreadsheets/{spreadsheetId}/values/{range}',
      query: v.strictObject({
        majorDimension: v.optional(dimension),
        valueRenderOption: rendering,
        dateTimeRenderOption: v.optional(v.picklist(['SERIAL_NUMBER', 'FORMATTED_STRING'])),
      }),
      answers: {
        200: v.strictObject({
          range: v.string(),
          majorDimension: dimension,
          // Where all cells are empty there are none.
          values: v.optional(v.array(v.array(cell))),
        }),
      },
    },
    {
      method: 'PUT',
      path: '/v4/spreadsheets/{spreadsheetId}/values/{range}',
      query: v.strictObject(writes),
      body: valueRange,
      answers: { 200: updated },
    },
    {
      method: 'GET',
      path: '/v4/spreadsheets/{spreadsheetId}',
      query: v.strictObject({
        fields: v.optional(v.string()),
        includeGridData: v.optional(v.picklist(['true', 'false'])),
      }),
      answers: {
        200: v.looseObject({
          sheets: v.array(v.looseObject({ properties: v.looseObject({ title: v.string() }) })),
        }),
      },
    },
  ],
}

const time = v.strictObject({ dateTime: moment, timeZone: v.optional(v.string()) })
const event = v.looseObject({
  id: v.string(),
  status: v.optional(v.picklist(['confirmed', 'tentative', 'cancelled'])),
  start: v.looseObject({ dateTime: moment }),
  end: v.looseObject({ dateTime: moment }),
})
const tells = v.strictObject({
  sendUpdates: v.optional(v.picklist(['all', 'externalOnly', 'none'])),
})
const words = {
  summary: v.optional(v.string()),
  description: v.optional(v.string()),
  transparency: v.optional(v.picklist(['opaque', 'transparent'])),
}
const events = '/calendar/v3/calendars/{calendarId}/events'

/** What Google says of Calendar. */
export const calendarDescription: Description = {
  error,
  calls: [
    signsIn,
    {
      method: 'GET',
      path: '/calendar/v3/users/me/calendarList',
      query: v.strictObject({
        maxResults: v.optional(v.pipe(digits, v.transform(Number), v.maxValue(250))),
        minAccessRole: v.optional(v.picklist(['freeBusyReader', 'reader', 'writer', 'owner'])),
        pageToken: v.optional(v.string()),
      }),
      answers: {
        200: v.looseObject({
          items: v.array(v.looseObject({ id: v.string(), summary: v.string() })),
        }),
      },
    },
    {
      method: 'POST',
      path: '/calendar/v3/freeBusy',
      body: v.strictObject({
        timeMin: moment,
        timeMax: moment,
        timeZone: v.optional(v.string()),
        items: v.array(v.strictObject({ id: v.string() })),
      }),
      answers: {
        200: v.looseObject({
          calendars: v.record(
            v.string(),
            v.looseObject({
              busy: v.array(v.strictObject({ start: moment, end: moment })),
              errors: v.optional(
                v.array(v.strictObject({ domain: v.string(), reason: v.string() })),
              ),
            }),
          ),
        }),
      },
    },
    {
      method: 'POST',
      path: events,
      query: tells,
      body: v.strictObject({
        // Base32hex: a to v in lower case, and digits.
        id: v.pipe(v.string(), v.regex(/^[a-v\d]{5,1024}$/)),
        ...words,
        start: time,
        end: time,
      }),
      answers: { 200: event },
    },
    { method: 'GET', path: `${events}/{eventId}`, answers: { 200: event } },
    {
      method: 'PATCH',
      path: `${events}/{eventId}`,
      query: tells,
      body: v.strictObject({
        ...words,
        status: v.optional(v.picklist(['confirmed', 'tentative', 'cancelled'])),
        start: v.optional(time),
        end: v.optional(time),
      }),
      answers: { 200: event },
    },
    { method: 'DELETE', path: `${events}/{eventId}`, query: tells, answers: { 204: null } },
  ],
}
