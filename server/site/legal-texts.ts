import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { LegalText } from '@talkgraph/wire/site-data'
import { type LegalName, legalNames } from '@talkgraph/wire/site-paths'
import * as v from 'valibot'

/** The legal texts of who runs the server, as Markdown in a folder. There are none of ours: what holds is theirs to say. */
export interface LegalTexts {
  /** Undefined where there is none. */
  find(name: LegalName): Promise<LegalText | undefined>
  /** Whether there is a file of it. */
  hasFile(name: LegalName): Promise<boolean>
  /** The files of terms and privacy that are not there, and were not written in the studio either. */
  missing(): Promise<readonly string[]>
}

/** Reads legal texts each time they are shown: what was written in the studio (`written`), else what lies in a folder. */
export function createLegalTexts(
  folder: string | undefined,
  written: (name: LegalName) => Promise<Text | undefined> = async () => undefined,
): LegalTexts {
  const textOf = async (name: LegalName) => (await written(name)) ?? (await readIn(folder, name))
  return {
    find: async name => {
      const read = await textOf(name)
      if (read === undefined) return undefined
      const [, title, text = read.text] = /^\s*# +(\S.*)\n([\s\S]*)$/.exec(read.text) ?? []
      const { renderContent } = await import('./render/render-content.js')
      return { title: title?.trim(), content: renderContent(text, 'markdown'), updatedAt: read.at }
    },
    hasFile: async name => (await readIn(folder, name)) !== undefined,
    missing: async () => {
      const found = await Promise.all(wantedNames.map(textOf))
      return wantedNames.filter((_, place) => found[place] === undefined).map(name => `${name}.md`)
    },
  }
}

/** A text, and when it was changed, as ISO 8601. */
interface Text {
  readonly text: string
  readonly at: string
}

/** Nobody has to have a page about trust. */
const wantedNames = legalNames.filter(name => name !== 'trust')

async function readIn(folder: string | undefined, name: LegalName): Promise<Text | undefined> {
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
