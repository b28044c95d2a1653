import * as v from 'valibot'
import { addressField } from '../address-field.js'
import { languageField, languageForm } from '../language-field.js'
import { graphAddress } from '../meta/graph.js'
import { defineSettings } from '../settings.js'

const filled = (what: string) => v.pipe(v.string(), v.trim(), v.minLength(1, `Enter ${what}`))
const id = v.pipe(v.string(), v.trim(), v.regex(/^\d{5,30}$/, 'An id is a number of 5 to 30 digits'))

/** What an owner enters to connect a bot with a number at WhatsApp. */
export const whatsappSettings = defineSettings(
  v.strictObject({
    phoneNumberId: id,
    accessToken: filled('the access token'),
    appSecret: filled('the app secret'),
    verifyToken: filled('a verify token'),
    businessAccountId: v.optional(v.union([v.pipe(v.string(), v.trim(), v.literal('')), id]), ''),
    language: languageField,
    apiUrl: addressField(graphAddress),
  }),
  {
    phoneNumberId: {
      title: 'Phone number id',
      help: 'In Meta’s app dashboard under WhatsApp, API setup, below the number. It is not the number itself.',
      kind: 'text',
      example: '106540352242922',
    },
    accessToken: {
      title: 'Access token',
      help: 'Of a system user with the permissions whatsapp_business_messaging and whatsapp_business_management. The one on the page API setup ends after a day.',
      kind: 'secret',
    },
    appSecret: {
      title: 'App secret',
      help: 'In the app dashboard: App settings, Basic. Meta signs with it what it brings.',
      kind: 'secret',
    },
    verifyToken: {
      title: 'Verify token',
      help: 'Any words of yours. Enter the same ones beside the webhook’s address in the app dashboard.',
      kind: 'secret',
    },
    businessAccountId: {
      title: 'Business account id',
      help: 'Only where templates are not found: the id of the WhatsApp business account, on the page API setup.',
      kind: 'text',
      example: '102290129340398',
    },
    language: languageForm,
    apiUrl: {
      title: 'Address of the API',
      help: 'Only where calls to Meta go through a proxy of yours.',
      kind: 'address',
      example: graphAddress,
    },
  },
)

/** What an owner has entered. */
export type WhatsappSettings = v.InferOutput<typeof whatsappSettings.schema>
