import * as v from 'valibot'
import { addressField } from '../address-field.js'
import { languageField, languageForm } from '../language-field.js'
import { defineSettings } from '../settings.js'

/** What an owner enters to connect a bot with Telegram. */
export const telegramSettings = defineSettings(
  v.strictObject({
    token: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{1,20}:[\w-]{10,100}$/, 'A token is like 123456:ABC-DEF'),
    ),
    language: languageField,
    apiUrl: addressField('https://api.telegram.org'),
  }),
  {
    token: {
      title: 'Token',
      help: 'What BotFather in Telegram answers to /newbot. Whoever has it can speak as your bot.',
      kind: 'secret',
    },
    language: languageForm,
    apiUrl: {
      title: 'Address of the API',
      help: 'Only for a Bot API server of your own.',
      kind: 'address',
      example: 'https://api.telegram.org',
    },
  },
)

export type TelegramSettings = v.InferOutput<typeof telegramSettings.schema>
