import * as v from 'valibot'
import { fileKinds } from '../reading/file-kinds.js'

const patterns = v.optional(v.array(v.string()), [])

/** What is kept of how a source is read. */
const settingsSchema = v.object({
  /** Of a site or a page. */
  address: v.optional(v.string(), ''),
  include: patterns,
  exclude: patterns,
  limits: v.optional(
    v.object({
      pages: v.optional(v.number(), 500),
      depth: v.optional(v.number(), 10),
      perSecond: v.optional(v.number(), 1),
    }),
    {},
  ),
})

/** How a source is read. */
export type SourceSettings = v.InferOutput<typeof settingsSchema>

const json = v.pipe(v.string(), v.parseJson(), settingsSchema)

/** Reads what is kept, with what is usual where nothing was set. */
export const readSettings = (text: string): SourceSettings => v.parse(json, text)

/** What pages without an address are made of. */
const contentSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('kind', [
    v.object({ kind: v.literal('pair'), question: v.string(), answer: v.string() }),
    /** A page that is read from no address, and is at one: its text in Markdown. */
    v.object({ kind: v.literal('written'), address: v.string(), text: v.string() }),
    v.object({
      kind: v.picklist(fileKinds),
      /** In Base64. */
      bytes: v.string(),
      name: v.string(),
    }),
  ]),
)

/** What such a page is made of. */
export type PageContent = v.InferOutput<typeof contentSchema>

/** Reads what is kept of it. */
export const readContent = (text: string): PageContent => v.parse(contentSchema, text)
