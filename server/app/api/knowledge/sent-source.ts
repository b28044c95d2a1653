import { readFile } from 'node:fs/promises'
import { ApiError } from '../../../base/errors.js'
import { randomHex } from '../../../base/random-hex.js'
import { decodeText } from '../../../knowledge/reading/decode-text.js'
import { kindOfFile } from '../../../knowledge/reading/file-kinds.js'
import type { Pair } from '../../../knowledge/reading/read-pairs.js'
import type { SourceEntry } from '../../../store/index.js'
import type { Services } from '../../services/services.js'
import { check } from '../call/check.js'
import { makeSource, pairContents, pairs } from './new-source.js'
import { type GivenPairs, idsIn, type SourceGiven } from './source-body.js'

/** In bytes, of a table. */
const mostOfTable = 20_000_000

type Sent = Extract<SourceGiven, { file: unknown }>

/** Keeps the questions of a table as a source; throws what is wrong with it. */
export async function addTable(
  services: Services,
  owner: string,
  { file, title, chatbotIds = '' }: Sent,
): Promise<SourceEntry> {
  const table = file.size > mostOfTable ? '' : decodeText(await readFile(file.path))
  return makeSource(
    services,
    owner,
    {
      kind: 'pairs',
      title: title ?? (nameOf(file) || 'Questions'),
      chatbotIds: idsIn(chatbotIds),
      settings: {},
    },
    pairContents(await pairsOf(services, owner, { table })),
  )
}

/** The pairs that were given; throws what is wrong with the table that they come in. */
export async function pairsOf(
  { learners }: Pick<Services, 'learners'>,
  owner: string,
  { pairs: given, table }: GivenPairs,
): Promise<readonly Pair[]> {
  if (given) return given
  const read = await learners.run(owner, 'readPairs', table)
  if (read.length > 0) return check(read, pairs)
  throw new ApiError('REQUEST_VALIDATION_FAILED', {
    details: [
      {
        path: '',
        message: 'No table of questions and answers: two columns, one row for each question',
      },
    ],
  })
}

/** Keeps a file as a source, known by its content and its name. */
export async function addFile(
  services: Services,
  owner: string,
  { file, title, chatbotIds = '' }: Sent,
): Promise<SourceEntry> {
  const { name, path, begin } = file
  const kind = kindOfFile(name, begin)
  if (!kind)
    throw new ApiError('FILE_TYPE_NOT_SUPPORTED', {
      message:
        'A file of this type cannot be read. PDF, Word (docx), pictures (PNG, JPEG, WebP), Markdown, HTML, text and csv can.',
    })
  const bytes = await readFile(path, 'base64')
  const called = nameOf(file) || kind
  return makeSource(
    services,
    owner,
    { kind: 'file', title: title ?? called, chatbotIds: idsIn(chatbotIds), settings: {} },
    [{ key: randomHex(24), title: called, content: JSON.stringify({ kind, bytes, name: called }) }],
  )
}

const nameOf = ({ name }: Sent['file']): string =>
  name
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
