import * as v from 'valibot'
import type { FieldForms } from '../../../runtime/node/field-form.js'
import { addressField } from '../address-field.js'
import { helpField, helpForm } from '../help-field.js'
import { languageField, languageForm } from '../language-field.js'
import { graphAddress } from './graph.js'

const filled = (what: string) => v.pipe(v.string(), v.trim(), v.minLength(1, `Enter ${what}`))

/** An id as Meta has them. */
export const metaId = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{5,30}$/, 'An id is a number of 5 to 30 digits'),
)

/** By what a bot is known to Meta, whatever it speaks over. */
export const keyEntries = {
  accessToken: filled('the access token'),
  appSecret: filled('the app secret'),
  verifyToken: filled('a verify token'),
}

/** Those fields for people; where the access token comes from differs. */
export const keyForms = (accessTokenHelp: string) =>
  ({
    accessToken: { title: 'Access token', help: accessTokenHelp, kind: 'secret' },
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
  }) as const

/** What most owners leave as it is. */
export const restEntries = {
  help: helpField,
  language: languageField,
  apiUrl: addressField(graphAddress),
}

/** Those fields for people. */
export const restForms: FieldForms<{
  help?: string | undefined
  language?: string | undefined
  apiUrl: string
}> = {
  help: helpForm,
  language: languageForm,
  apiUrl: {
    title: 'Address of the API',
    help: 'Only where calls to Meta go through a proxy of yours.',
    kind: 'address',
    example: graphAddress,
  },
}
