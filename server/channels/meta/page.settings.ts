import * as v from 'valibot'
import { addressField } from '../address-field.js'
import { languageField, languageForm } from '../language-field.js'
import { defineSettings } from '../settings.js'
import { graphAddress } from './graph.js'

const filled = (what: string) => v.pipe(v.string(), v.trim(), v.minLength(1, `Enter ${what}`))

/** What an owner enters to connect a bot with a page's messages; `pageTitle` is what the id belongs to. */
export function pageSettings(pageTitle: string) {
  return defineSettings(
    v.strictObject({
      pageId: v.pipe(v.string(), v.trim(), v.regex(/^\d{5,30}$/, 'An id is a number of 5 to 30 digits')),
      accessToken: filled('the access token'),
      appSecret: filled('the app secret'),
      verifyToken: filled('a verify token'),
      language: languageField,
      apiUrl: addressField(graphAddress),
    }),
    {
      pageId: {
        title: pageTitle,
        help: 'In Meta’s app dashboard, under the product’s settings, beside its name.',
        kind: 'text',
        example: '102030405060708',
      },
      accessToken: {
        title: 'Access token',
        help: 'On the same page: Generate token. Take one that does not expire.',
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
      language: languageForm,
      apiUrl: {
        title: 'Address of the API',
        help: 'Only where calls to Meta go through a proxy of yours.',
        kind: 'address',
        example: graphAddress,
      },
    },
  )
}

/** What an owner has entered. */
export type PageSettings = v.InferOutput<ReturnType<typeof pageSettings>['schema']>
