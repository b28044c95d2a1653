import * as v from 'valibot'
import { defineSettings } from '../settings.js'
import { keyEntries, keyForms, metaId, restEntries, restForms } from './app-fields.js'

/** What an owner enters to connect a bot with a page's messages; `pageTitle` is what the id belongs to. */
export function pageSettings(pageTitle: string) {
  return defineSettings(v.strictObject({ pageId: metaId, ...keyEntries, ...restEntries }), {
    pageId: {
      title: pageTitle,
      help: 'In Meta’s app dashboard, under the product’s settings, beside its name.',
      kind: 'text',
      example: '102030405060708',
    },
    ...keyForms('On the same page: Generate token. Take one that does not expire.'),
    ...restForms,
  })
}

/** What an owner has entered. */
export type PageSettings = v.InferOutput<ReturnType<typeof pageSettings>['schema']>
