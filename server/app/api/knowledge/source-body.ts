import * as v from 'valibot'
import { decodeText } from '../../../knowledge/reading/decode-text.js'
import { type Body, jsonBody } from '../call/body.js'
import { fileField, formBody } from '../call/form-body.js'
import { tableIn } from '../intents/rows-body.js'
import { chatbotIds, crawlFields, pairs, schedule, title } from './new-source.js'

const address = v.pipe(v.string(), v.trim(), v.maxLength(2000))

/** A source that is written down. */
const writtenSource = v.variant('kind', [
  v.strictObject({
    kind: v.picklist(['site', 'page']),
    title: v.optional(title),
    address,
    chatbotIds,
    schedule,
    ...crawlFields,
  }),
  v.strictObject({ kind: v.literal('pairs'), title, chatbotIds, pairs }),
])

/** A file as a source, or as a table of questions with their answers. */
const sentSource = v.strictObject({
  kind: v.picklist(['file', 'pairs']),
  title: v.optional(title),
  chatbotIds: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(10_000),
      v.description(
        'The bots that answer from it: a list in JSON, or their ids with commas between.',
      ),
    ),
  ),
  file: fileField(
    'A PDF, a paper of Word’s (docx), a picture of text (PNG, JPEG, WebP), Markdown, HTML, text or a table (csv); of `pairs` a table, of which order, heads, separator and encoding are guessed.',
  ),
})

const example = {
  kind: 'site',
  title: 'Our site',
  address: 'https://bakery.example/',
  chatbotIds: ['shop'],
  exclude: ['/blog/*'],
} as const

/** In bytes; a server may take less. */
const largestFile = 200_000_000

const written = jsonBody(writtenSource, { ...example, chatbotIds: ['shop'], exclude: ['/blog/*'] })
const sent = formBody(
  sentSource,
  'file',
  { kind: 'file', title: 'Price list', chatbotIds: 'shop' },
  largestFile,
  ({ fileLimits }) => fileLimits.largest,
)

/** A source as it is given. */
export type SourceGiven = v.InferOutput<typeof writtenSource> | v.InferOutput<typeof sentSource>

/** A body that is a source in JSON, or a form with a file. */
export const sourceBody: Body<SourceGiven> = {
  ...written,
  most: sent.most,
  further: { 'multipart/form-data': { schema: sentSource, example: sent.example } },
  read: (context, services) =>
    /^multipart\/form-data *;/i.test(context.req.header('content-type') ?? '')
      ? sent.read(context, services)
      : written.read(context, services),
}

/** Questions with their answers, or the text of a table that is still to be read. */
export type GivenPairs =
  | { readonly pairs: v.InferOutput<typeof pairs>; readonly table?: undefined }
  | { readonly pairs?: undefined; readonly table: string }

const mostOfPairs = 10_000_000
const asJson = jsonBody(
  v.strictObject({ pairs }),
  { pairs: [{ question: 'Do you deliver?', answer: 'Within two days.' }] },
  mostOfPairs,
)

/** A body of pairs in JSON, or of a table as `text/csv`. */
export const pairsBody: Body<GivenPairs> = {
  ...asJson,
  further: {
    'text/csv': {
      schema: v.string(),
      example: 'question,answer\nDo you deliver?,Within two days.\n',
    },
  },
  read: async (context, services) => {
    const charset = tableIn(context)
    if (charset === undefined) return asJson.read(context, services)
    const table = decodeText(new Uint8Array(await context.req.arrayBuffer()), charset)
    return { value: { table }, print: table, release: async () => undefined }
  },
}

/** The ids in the text of a form. */
export function idsIn(text: string): readonly string[] {
  if (text.trim().startsWith('[')) {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), chatbotIds), text)
    if (read.success) return read.output
  }
  return text
    .split(/[,\n]/)
    .map(id => id.trim())
    .filter(id => id !== '')
}
