import { setImmediate as others } from 'node:timers/promises'
import type { SourcePage } from '../../store/index.js'
import { Unreadable } from '../reading/readers.js'
import { hashOf, pieceOf } from '../reading/to-pieces.js'
import { type PageContent, readContent } from '../sources/source-settings.js'
import { languageOf } from '../words/language-of.js'
import {
  leavePage,
  type Run,
  type RunParts,
  type TakenPage,
  takeDocument,
  takeDocuments,
} from './run-parts.js'

/** Reads what the account itself keeps: questions with their answers, and files. */
export async function runContents(parts: RunParts, run: Run): Promise<void> {
  const { pages } = parts.knowledge
  const { source, id } = run
  await pages.meetKnown(source.number, id)
  const language = await languageIn(parts, run)
  for (;;) {
    const waiting = await pages.waiting(source.number, id, atOnce)
    if (waiting.length === 0 || !(await run.goesOn())) return
    const pairs: TakenPage[] = []
    for (const page of waiting) {
      const content = page.content === null ? null : readContent(page.content)
      if (content === null) await leavePage(parts, run, page, 'It was taken out')
      else if (content.kind === 'pair')
        pairs.push({ page, document: documentOf(content, language) })
      else if (!(await run.goesOn())) return
      else await read(parts, run, page, content)
    }
    await takeDocuments(parts, run, pairs)
    // An embedded database answers without a pause.
    await others()
  }
}

/** So many questions are read before others are served. */
const atOnce = 40

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

function documentOf({ question, answer }: Pair, language: string): TakenPage['document'] {
  const piece = pieceOf({ address: null, title: question, path: [], text: answer }, language)
  return { title: question, pieces: [piece], hash: hashOf(piece.hash) }
}

type Pair = Extract<PageContent, { readonly kind: 'pair' }>

async function read(
  parts: RunParts,
  run: Run,
  page: SourcePage,
  content: Exclude<PageContent, Pair>,
): Promise<void> {
  try {
    const given =
      content.kind === 'written'
        ? ({ ...content, kind: 'markdown', name: page.title } as const)
        : content
    const document = await parts.readers.read(run.source.owner, given)
    if (document.pieces.length === 0) throw new Unreadable('It holds no text')
    await takeDocument(parts, run, { page, document: { ...document, title: page.title } })
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    await parts.knowledge.pages.note(run.source.number, page.key, {
      outcome: 'failed',
      reason: error.message,
    })
  }
}
