import { readFile } from 'node:fs/promises'
import type { ExampleBot } from '@talkgraph/wire/bots'
import * as v from 'valibot'
import { examplesFolder } from '../../base/folders.js'

const text = v.string()
const catalogue = v.object({
  categories: v.record(text, text),
  examples: v.array(v.object({ id: text, title: text, description: text, category: text })),
})
const file = v.object({
  elements: v.array(v.object({ nodes: v.array(v.unknown()) })),
  translations: v.optional(v.record(text, v.unknown()), {}),
})

let read: Promise<readonly ExampleBot[]> | undefined

/** The bots to begin with, those that most people want first. */
export function listExamples(): Promise<readonly ExampleBot[]> {
  read ??= readExamples().catch(error => {
    read = undefined
    throw error
  })
  return read
}

/**
 * The bot file of an example as JSON text; undefined when there is none of this name. Its pictures, films and sounds are
 * addressed at `server`, because the pages that show the bot do not have them.
 */
export async function exampleFile(id: string, server: string): Promise<string | undefined> {
  const known = (await listExamples()).find(example => example.id === id)
  if (!known) return undefined
  return withDemoOf(server, await fileOf(known.id))
}

/** A bot file whose pictures, films and sounds of the demo are addressed at `server`. */
export function withDemoOf(server: string, file: string): string {
  return file.replaceAll('"/demo/', `${JSON.stringify(server).slice(0, -1)}/demo/`)
}

async function readExamples(): Promise<readonly ExampleBot[]> {
  const given = JSON.parse(await readFile(new URL('catalogue.json', examplesFolder), 'utf8'))
  const { categories, examples } = v.parse(catalogue, given)
  return Promise.all(
    examples.map(async example => {
      const { elements, translations } = v.parse(file, JSON.parse(await fileOf(example.id)))
      return {
        ...example,
        categoryTitle: categories[example.category] ?? example.category,
        steps: elements[0]?.nodes.length ?? 0,
        languages: Object.keys(translations),
      }
    }),
  )
}

function fileOf(id: string): Promise<string> {
  return readFile(new URL(`bots/${id}.json`, examplesFolder), 'utf8')
}
