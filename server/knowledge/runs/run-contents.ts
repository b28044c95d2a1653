import type { SourcePage } from '../../store/index.js'
import { Unreadable } from '../reading/readers.js'
import { hashOf, pieceOf } from '../reading/to-pieces.js'
import { readContent } from '../sources/source-settings.js'
import { languageOf } from '../words/language-of.js'
import { leavePage, type Run, type RunParts, takeDocument } from './run-parts.js'

/** Reads what the account itself keeps: questions with their answers, and files. */
export async function runContents(parts: RunParts, run: Run): Promise<void> {
  const { pages } = parts.knowledge
  const { source, id } = run
  await pages.meetKnown(source.number, id)
  const language = await languageIn(parts, run)
  for (;;) {
    const page = await pages.next(source.number, id)
    if (!page || !(await run.goesOn())) return
    if (page.content === null) await leavePage(parts, run, page, 'It was taken out')
    else await read(parts, run, page, page.content, language)
  }
}

const mostLooked = 100

/** A question alone is often too short to tell. */
async function languageIn({ knowledge }: RunParts, { source }: Run): Promise<string> {
  if (source.kind !== 'pairs') return ''
  const some = await knowledge.pages.list(source.number, mostLooked)
  const contents = some.flatMap(({ content }) => (content === null ? [] : readContent(content)))
  return languageOf(
    contents
      .map(content => (content.kind === 'pair' ? `${content.question}\n${content.answer}` : ''))
      .join('\n'),
  )
}

async function read(
  parts: RunParts,
  run: Run,
  page: SourcePage,
  kept: string,
  language: string,
): Promise<void> {
  const content = readContent(kept)
  if (content.kind === 'pair') {
    const { question, answer } = content
    const piece = pieceOf({ address: null, title: question, path: [], text: answer }, language)
    await takeDocument(parts, run, page, {
      title: question,
      pieces: [piece],
      hash: hashOf(piece.hash),
    })
    return
  }
  try {
    const given =
      content.kind === 'written'
        ? ({ ...content, kind: 'markdown', name: page.title } as const)
        : content
    const document = await parts.readers.read(run.source.owner, given)
    await takeDocument(parts, run, page, { ...document, title: page.title })
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    await parts.knowledge.pages.note(run.source.number, page.key, {
      outcome: 'failed',
      reason: error.message,
    })
  }
}
