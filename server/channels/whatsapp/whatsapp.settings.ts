import * as v from 'valibot'
import { orBlank } from '../language-field.js'
import { keyEntries, keyForms, metaId, restEntries, restForms } from '../meta/app-fields.js'
import { defineSettings } from '../settings.js'

/** What an owner enters to connect a bot with a number at WhatsApp. */
export const whatsappSettings = defineSettings(
  v.strictObject({
    phoneNumberId: metaId,
    ...keyEntries,
    businessAccountId: orBlank(metaId),
    ...restEntries,
  }),
  {
    phoneNumberId: {
      title: 'Phone number id',
      help: 'In Meta’s app dashboard under WhatsApp, API setup, below the number. It is not the number itself.',
      kind: 'text',
      example: '106540352242922',
    },
    ...keyForms(
      'Of a system user with the permissions whatsapp_business_messaging and whatsapp_business_management. The one on the page API setup ends after a day.',
    ),
    businessAccountId: {
      title: 'Business account id',
      help: 'Only where templates are not found: the id of the WhatsApp business account, on the page API setup.',
      kind: 'text',
      example: '102290129340398',
    },
    ...restForms,
  },
)

/** What an owner has entered. */
export type WhatsappSettings = v.InferOutput<typeof whatsappSettings.schema>
