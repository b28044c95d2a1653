import * as v from 'valibot'
import { addressField } from '../address-field.js'
import { languageField, languageForm } from '../language-field.js'
import { defineSettings } from '../settings.js'

/** What an owner enters to connect a bot with a LINE Official Account; by its secret an account is known. */
export const lineSettings = defineSettings(
  v.strictObject({
    channelSecret: v.pipe(v.string(), v.trim(), v.minLength(8, 'Enter the channel secret')),
    accessToken: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter the channel access token')),
    language: languageField,
    apiUrl: addressField('https://api.line.me'),
  }),
  {
    channelSecret: {
      title: 'Channel secret',
      help: 'At developers.line.biz, your channel, Basic settings. LINE signs with it what it brings.',
      kind: 'secret',
    },
    accessToken: {
      title: 'Channel access token',
      help: 'In the same channel, under Messaging API: the long-lived one.',
      kind: 'secret',
    },
    language: languageForm,
    apiUrl: {
      title: 'Address of the API',
      help: 'Only where calls to LINE go through a proxy of yours.',
      kind: 'address',
      example: 'https://api.line.me',
    },
  },
)

/** What an owner has entered. */
export type LineSettings = v.InferOutput<typeof lineSettings.schema>
