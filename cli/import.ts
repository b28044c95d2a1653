import { readFile, writeFile } from 'node:fs/promises'
import {
  ImportError,
  type Imported,
  importTypebot,
  sayReport,
  type ToldBlock,
} from '../runtime/import/index.js'
import { defineCommand } from './command.js'
import { readFlags, sayUsage, UsageError } from './options.js'

/** What `talkgraph import` takes. */
export const importCommand = defineCommand({
  name: 'import',
  about:
    "makes a bot of another product's file, and tells each block that has a loss or no counterpart",
  ways: [{ takes: 'FILE --from typebot [--with LINKED.json]… [--out BOT.json] [--json]' }],
  flags: {
    from: { type: 'string', value: 'typebot', about: 'whose file it is' },
    with: { type: 'string', value: 'LINKED.json', multiple: true, about: 'a bot that it links' },
    out: { type: 'string', value: 'BOT.json', about: 'where the bot is written' },
    json: { type: 'boolean', about: 'prints { bot, report }' },
  },
  exits: { 1: 'the file or a flag cannot be read' },
  run: importBot,
})

/** What takes in the files of a product. */
const products = new Map([['typebot', importTypebot]])

/**
 * `talkgraph import`: makes a bot of another product's file and tells each block that has a loss or no counterpart, in
 * words or with `--json` as `{ bot, report }`. Exits with 1 where the file cannot be read.
 */
export async function importBot(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = readFlags(args, importCommand)
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0)
      throw new UsageError(sayUsage('import takes one file.', importCommand))
    const take = products.get(values.from ?? '')
    if (!take) throw new UsageError(unknownProduct(values.from))
    const linked = await Promise.all((values.with ?? []).map(readText))
    const imported = taken(file, take, await readText(file), linked)
    if (values.out !== undefined) await writeBot(values.out, imported)
    process.stdout.write(
      values.json ? `${JSON.stringify(imported, null, 2)}\n` : say(file, imported, values.out),
    )
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}

function unknownProduct(from: string | undefined): string {
  const known = [...products.keys()].join(', ')
  return from === undefined
    ? `import needs --from with the product that the file is of: ${known}.`
    : `There is no import from "${from}", only from ${known}.`
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${messageOf(error)}`)
  }
}

function taken(
  file: string,
  take: typeof importTypebot,
  text: string,
  linked: readonly string[],
): Imported {
  try {
    return take(text, linked)
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    throw new UsageError(`${file} cannot be imported: ${error.message}`)
  }
}

async function writeBot(file: string, { bot }: Imported): Promise<void> {
  try {
    await writeFile(file, `${JSON.stringify(bot, null, 2)}\n`)
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${messageOf(error)}`)
  }
}

/** The report step by step; without a file for the bot, where to have one. */
function say(file: string, { report }: Imported, out: string | undefined): string {
  const lines = [
    `${file}: ${sayReport(report)}.`,
    ...list('With a loss', report.loss),
    ...list('Without a counterpart, a step that says nothing stands in the place of', report.none),
    ...(report.besides.length > 0 ? ['', 'Beside the blocks:'] : []),
    ...report.besides.map(({ part, reason }) => `  ${part}: ${reason}`),
    '',
    out === undefined
      ? 'Nothing was written: --out BOT.json writes the bot.'
      : `The bot is in ${out}.`,
  ]
  return `${lines.join('\n')}\n`
}

const list = (title: string, told: readonly ToldBlock[]) =>
  told.length === 0
    ? []
    : [
        '',
        `${title}:`,
        ...told.map(({ blockId, type, reason }) => `  ${type} (${blockId}): ${reason}`),
      ]

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
