import * as v from 'valibot'
import { languageField, orBlank } from '../language-field.js'
import { defineSettings } from '../settings.js'
import { domain, moment, pageName } from './page.fields.js'

/** A text that may be left out; blank is as good as none. */
const words = (most: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most, `At most ${most} characters`)))

/** What the settings of a page are: where it is, what it says of itself, and who may see it. */
export const pageSettings = defineSettings(
  v.strictObject({
    name: pageName,
    title: words(120),
    description: words(300),
    language: languageField,
    contact: words(300),
    noindex: v.optional(v.boolean()),
    password: v.optional(v.pipe(v.string(), v.maxLength(200, 'At most 200 characters'))),
    until: orBlank(moment),
    domain: orBlank(domain),
  }),
  {
    name: {
      title: 'Name',
      help: 'What stands behind /c/ in the address of the page. Old names go on leading to it.',
      kind: 'text',
      example: 'shop',
    },
    title: {
      title: 'Title',
      help: 'What tabs, search engines and shared links call the page. Where it is blank: the name of the bot.',
      kind: 'text',
    },
    description: {
      title: 'Description',
      help: 'One or two sentences below the title, where the link is shared or found.',
      kind: 'long-text',
    },
    language: {
      title: 'Language',
      help: 'The tag of the language that the page and the chat speak. Where it is blank: English.',
      kind: 'text',
      example: 'de',
    },
    contact: {
      title: 'Contact',
      help: 'An e-mail address, a telephone number or a sentence for people whose browser runs no scripts.',
      kind: 'text',
      example: 'help@shop.example',
    },
    noindex: {
      title: 'Keep it out of search engines',
      help: 'Asks search engines not to list the page.',
      kind: 'switch',
    },
    password: {
      title: 'Password',
      help: 'People enter it before they see the page. Without one the page is open.',
      kind: 'secret',
    },
    until: {
      title: 'Until',
      help: 'After this moment the page says that the chat is over.',
      kind: 'date',
      example: '2027-01-31',
    },
    domain: {
      title: 'Domain of your own',
      help: 'A host name that you point at this server and prove by a TXT record. The page is then there, at its first address.',
      kind: 'text',
      example: 'chat.shop.example',
    },
  },
)

/** What an owner has set of a page; what is blank is an empty text. */
export type PageSettings = v.InferOutput<typeof pageSettings.schema>
