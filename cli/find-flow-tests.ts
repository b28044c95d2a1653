import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { type FlowTest, flowTestsIn, readFlowTests } from '../runtime/testing/index.js'
import { UsageError } from './options.js'

/** A bot of a folder, with its flow tests: those in its file, and those that lie beside it. */
export interface TestedBot {
  /** The file, from the folder. */
  readonly name: string
  readonly bot: string
  /** Undefined where it has none. */
  readonly tests: readonly FlowTest[] | undefined
}

const ending = '.test.json'

/**
 * Finds the bots of a folder and of those below it, in the order of their names, or the one bot of a file. A bot carries its
 * tests under `tests`; `NAME.test.json` holds more of `NAME.json`. A file without tests is a bot if it has nodes. Throws a
 * `UsageError` on a folder or file that cannot be read.
 */
export async function findFlowTests(place: string): Promise<TestedBot[]> {
  const isFile = await isOneFile(place)
  const folder = isFile ? dirname(place) : place
  const paths = isFile ? await filesOfBot(join(place)) : await jsonFilesIn(folder)
  const known = new Set(paths)
  const lost = paths.find(path => path.endsWith(ending) && !known.has(botBeside(path)))
  if (lost !== undefined)
    throw new UsageError(`${lost} has no bot beside it: ${basename(botBeside(lost))} is missing.`)
  const bots: TestedBot[] = []
  for (const path of paths.filter(path => !path.endsWith(ending))) {
    const beside = path.replace(/\.json$/, ending)
    const bot = await readText(path)
    const tests = await testsOf(path, bot, known.has(beside) ? beside : undefined)
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

const isOneFile = (path: string) =>
  stat(path).then(
    found => found.isFile(),
    () => false,
  )

async function filesOfBot(path: string): Promise<string[]> {
  const beside = path.replace(/\.json$/, ending)
  return beside !== path && (await isOneFile(beside)) ? [path, beside] : [path]
}

const botBeside = (path: string) => `${path.slice(0, -ending.length)}.json`

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${messageOf(error)}`)
  }
}

/** Undefined where a bot has none; those in its file come first. */
async function testsOf(
  path: string,
  bot: string,
  beside: string | undefined,
): Promise<readonly FlowTest[] | undefined> {
  const carried = flowTestsIn(readJson(bot))
  const own = carried === undefined ? undefined : read(path, () => readFlowTests(carried))
  if (beside === undefined) return own
  const text = await readText(beside)
  const others = read(beside, () => readFlowTests(JSON.parse(text)))
  return own ? read(beside, () => readFlowTests([...own, ...others])) : others
}

function read(path: string, tests: () => FlowTest[]): FlowTest[] {
  try {
    return tests()
  } catch (error) {
    throw new UsageError(`${path} cannot be used: ${messageOf(error)}`)
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The bot does not load, which its tests tell.
    return undefined
  }
}

function hasNodes(text: string): boolean {
  const json = readJson(text)
  return typeof json === 'object' && json !== null && ('elements' in json || 'nodes' in json)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
