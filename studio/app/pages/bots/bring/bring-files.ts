import type { Brought, GivenFile } from 'talkgraph/builder'

/** What files or a text turned out to be, or why they cannot be read, with line and column. */
export type Read = { readonly brought: Brought; readonly name: string } | { readonly fault: string }

const most = 5_000_000
const mostFiles = 20

/** Reads the files that somebody chose or dropped: one bot, or a bot of Typebot with those that it links to. */
export async function bringFiles(files: readonly File[]): Promise<Read> {
  const large = files.find(({ size }) => size > most)
  if (large)
    return {
      fault: `${large.name.slice(0, 80)}: The file has more than 5 MB, which is more than a bot may have.`,
    }
  if (files.length > mostFiles)
    return { fault: `These are ${files.length} files. Choose ${mostFiles} at most.` }
  const given = await Promise.all(
    files.map(async (file): Promise<GivenFile> => ({ name: file.name, text: await file.text() })),
  )
  return readGiven(
    files.length > 1 ? given : given.map(({ text }) => ({ text })),
    nameOf(files[0]?.name),
  )
}

/** Reads a text that somebody pasted. */
export async function bringText(text: string): Promise<Read> {
  if (text.length > most)
    return { fault: 'The text has more than 5 MB, which is more than a bot may have.' }
  return readGiven([{ text }], 'New bot')
}

async function readGiven(given: readonly GivenFile[], name: string): Promise<Read> {
  const { firstOf, ImportError, readAny } = await import('./reader.js')
  const [first, ...linked] = firstOf(given)
  if (!first) return { fault: 'No file was chosen.' }
  try {
    const brought = readAny(first, linked)
    return { brought, name: nameIn(brought) || name }
  } catch (error) {
    if (error instanceof ImportError) return { fault: error.message }
    throw error
  }
}

/** What a file calls its bot. */
function nameIn(brought: Brought): string {
  if (brought.is === 'typebot') return brought.imported.bot.name
  const { name } = brought.own.draft
  return typeof name === 'string' ? name : ''
}

function nameOf(fileName = ''): string {
  return fileName.replace(/\.json$/i, '').slice(0, 200) || 'New bot'
}
