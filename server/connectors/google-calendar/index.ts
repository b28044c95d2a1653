import { defineConnector } from '../contract/define-connector.js'
import { firstText, optionsAt } from '../contract/parts.js'
import {
  googleOAuth,
  googleSettings,
  googleSignIn,
  isGoogleBusy,
} from '../google/service-account.js'
import { book, cancel, freeTimes, move } from './actions.js'
import { googleAgenda } from './agenda.js'

const origin = 'https://www.googleapis.com'
const scope = 'https://www.googleapis.com/auth/calendar'
const calendars = {
  method: 'GET',
  path: '/calendar/v3/users/me/calendarList',
  query: { maxResults: 250 },
} as const

/** Google Calendar: free times and events. */
export const googleCalendar = defineConnector({
  name: 'google-calendar',
  title: 'Google Calendar',
  help: 'Tells when a calendar is free, and books, moves and cancels.',
  settings: googleSettings(
    'Share each calendar with its address, so that it may change events, and switch the Google Calendar API on in its project.',
    origin,
  ),
  origin: () => origin,
  signIn: settings => googleSignIn(settings, scope),
  check: () => undefined,
  oauth: googleOAuth(scope, origin, calendars),
  loaders: {
    calendars: {
      request: () => calendars,
      read: body => optionsAt(body, 'items', { value: 'id', label: 'summary' }),
    },
  },
  actions: { freeTimes, book, move, cancel },
  agenda: googleAgenda,
  isBusy: isGoogleBusy,
  says: body => firstText(body, 'error.message', 'error_description', 'error.status', 'error'),
})
