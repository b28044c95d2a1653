import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { type FlowTest, readFlowTests } from '../runtime/testing/index.js'
import { UsageError } from './options.js'

/** A bot of a folder, with the flow tests that lie beside it. */
export interface TestedBot {
  /** The file, from the folder. */
  readonly name: string
  readonly bot: string
  /** Undefined where no tests lie beside it. */
  readonly tests: readonly FlowTest[] | undefined
}

const ending = '.test.json'

/**
 * Finds the bots of a folder and of those below it, in the order of their names. `NAME.test.json` holds the tests of
 * `NAME.json`; a file without tests is a bot if it has nodes. Throws a `UsageError` on a folder or file that cannot be read.
 */
export async function findFlowTests(folder: string): Promise<TestedBot[]> {
  const paths = await jsonFilesIn(folder)
  const known = new Set(paths)
  const lost = paths.find(path => path.endsWith(ending) && !known.has(botBeside(path)))
  if (lost !== undefined)
    throw new UsageError(`${lost} has no bot beside it: ${basename(botBeside(lost))} is missing.`)
  const bots: TestedBot[] = []
  for (const path of paths.filter(path => !path.endsWith(ending))) {
    const beside = path.replace(/\.json$/, ending)
    const bot = await readText(path)
    const tests = known.has(beside) ? await readTests(beside) : undefined
    if (tests || hasNodes(bot)) bots.push({ name: relative(folder, path), bot, tests })
  }
  return bots
}

async function jsonFilesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter(entry => entry.isFile() && entry.name.endsWith('.json'))
      .map(entry => join(entry.parentPath, entry.name))
      .filter(path => !/(^|[\\/])node_modules[\\/]/.test(relative(folder, path)))
      .sort()
  } catch (error) {
    throw new UsageError(`The folder ${folder} cannot be read: ${messageOf(error)}`)
  }
}

const botBeside = (path: string) => `${path.slice(0, -ending.length)}.json`

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${messageOf(error)}`)
  }
}

async function readTests(path: string): Promise<FlowTest[]> {
  try {
    return readFlowTests(JSON.parse(await readText(path)))
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`${path} cannot be used: ${messageOf(error)}`)
  }
}

function hasNodes(text: string): boolean {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null && ('elements' in json || 'nodes' in json)
  } catch {
    return false
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
