import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { LegalText } from '@talkgraph/wire/site-data'
import { type LegalName, legalNames } from '@talkgraph/wire/site-paths'
import * as v from 'valibot'

/** The legal texts of who runs the server, as Markdown in a folder. There are none of ours: what holds is theirs to say. */
export interface LegalTexts {
  /** Undefined where there is none. */
  find(name: LegalName): Promise<LegalText | undefined>
  /** The files that are not there. */
  missing(): Promise<readonly string[]>
}

/** Reads legal texts from a folder each time they are shown; without a folder there are none. */
export function createLegalTexts(folder: string | undefined): LegalTexts {
  return {
    find: async name => {
      const read = await readIn(folder, name)
      if (read === undefined) return undefined
      const [, title, text = read.text] = /^\s*# +(\S.*)\n([\s\S]*)$/.exec(read.text) ?? []
      const { renderContent } = await import('./render/render-content.js')
      return { title: title?.trim(), content: renderContent(text, 'markdown'), updatedAt: read.at }
    },
    missing: async () => {
      const found = await Promise.all(legalNames.map(name => readIn(folder, name)))
      return legalNames.filter((_, place) => found[place] === undefined).map(name => `${name}.md`)
    },
  }
}

async function readIn(folder: string | undefined, name: LegalName) {
  if (folder === undefined) return undefined
  const path = join(folder, `${name}.md`)
  try {
    const text = await readFile(path, 'utf8')
    const { mtime } = await stat(path)
    return text.trim() === '' ? undefined : { text, at: mtime.toISOString() }
  } catch (error) {
    if (v.is(absent, error)) return undefined
    throw error
  }
}

const absent = v.object({ code: v.picklist(['ENOENT', 'ENOTDIR']) })
