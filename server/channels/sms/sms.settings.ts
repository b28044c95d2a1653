import * as v from 'valibot'
import { addressField } from '../address-field.js'
import { helpField, helpForm } from '../help-field.js'
import { languageField, languageForm } from '../language-field.js'
import { defineSettings } from '../settings.js'

/** What an owner enters to connect a bot with a number at Twilio. */
export const smsSettings = defineSettings(
  v.strictObject({
    accountSid: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^AC[0-9a-f]{32}$/i, 'An account SID is AC and 32 signs'),
    ),
    authToken: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter the auth token')),
    from: v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^(?:\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/i,
        'A number is like +4930123456, a messaging service’s SID is MG and 32 signs',
      ),
    ),
    help: helpField,
    language: languageField,
    apiUrl: addressField('https://api.twilio.com'),
  }),
  {
    accountSid: {
      title: 'Account SID',
      help: 'In Twilio’s console, under Account Info.',
      kind: 'text',
      example: 'AC0123456789abcdef0123456789abcdef',
    },
    authToken: {
      title: 'Auth token',
      help: 'Beside the account SID. Twilio signs with it what it brings.',
      kind: 'secret',
    },
    from: {
      title: 'Number or messaging service',
      help: 'The number at Twilio that people write to, with its country; or the SID of a messaging service, which begins with MG.',
      kind: 'text',
      example: '+4930123456',
    },
    help: helpForm,
    language: languageForm,
    apiUrl: {
      title: 'Address of the API',
      help: 'Only where calls to Twilio go through a proxy of yours.',
      kind: 'address',
      example: 'https://api.twilio.com',
    },
  },
)

/** What an owner has entered. */
export type SmsSettings = v.InferOutput<typeof smsSettings.schema>
