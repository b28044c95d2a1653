import type { Context } from 'hono'
import * as v from 'valibot'
import { decodeText } from '../../../knowledge/reading/decode-text.js'
import { type Body, jsonBody } from '../call/body.js'
import { line, list } from '../text.js'

/** Rows, or the text of a table that is still to be read. */
export type GivenRows =
  | { readonly rows: v.InferOutput<typeof intentRows>; readonly table?: undefined }
  | { readonly rows?: undefined; readonly table: string }

const intentName = line(200)

/** Texts of intents. */
export const intentRows = list(
  v.strictObject({
    intent: intentName,
    utterance: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
  }),
)

const exampleRows = [
  { intent: 'opening hours', utterance: 'When are you open?' },
  { intent: 'order', utterance: 'I want to order a cake' },
]
const exampleTable =
  'intent,utterance\nopening hours,When are you open?\norder,I want to order a cake\n'
const most = 5_000_000

const json = jsonBody(v.strictObject({ rows: intentRows }), { rows: exampleRows }, most)

/** A body of rows in JSON, or of a table as `text/csv`. */
export const rowsBody: Body<GivenRows> = {
  ...json,
  further: { 'text/csv': { schema: v.string(), example: exampleTable } },
  read: async (context, services) => {
    const charset = tableIn(context)
    if (charset === undefined) return json.read(context, services)
    const table = decodeText(new Uint8Array(await context.req.arrayBuffer()), charset)
    return { value: { table }, print: table, release: async () => undefined }
  },
}

/** What a table is said to be written in, blank where nothing is said; undefined: it is none. */
export function tableIn({ req }: Context): string | undefined {
  const [type = '', ...parameters] = (req.header('content-type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'text/csv') return undefined
  const charset = parameters.find(parameter => /^ *charset *=/i.test(parameter)) ?? ''
  return charset
    .replace(/^[^=]*=/, '')
    .replaceAll('"', '')
    .trim()
}
