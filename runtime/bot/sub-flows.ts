import type { BotFile } from './bot.schema.js'
import { BotError } from './bot-error.js'
import type { Flow } from './flow.js'
import { readBotFile } from './read-bot-file.js'

/** A flow that a step of another plays, with variables of its own. */
export interface SubFlow extends Flow {
  readonly file: BotFile
  /** The names that whoever plays it can give. */
  readonly inputs: readonly string[]
  /** The names whose values it gives back. */
  readonly outputs: readonly string[]
}

/** Files within files; by what is deeper, reading them could run out of stack. */
const mostLevels = 20

/** Reads the sub-flows that a bot file brings; throws a `BotError` that names the one at fault. */
export function readSubFlows(
  { subFlows = {} }: BotFile,
  depth: number,
  build: (file: BotFile) => Flow,
): Pick<Flow, 'subFlows'> {
  const entries = Object.entries(subFlows)
  if (entries.length === 0) return {}
  if (depth >= mostLevels)
    throw new BotError(`Sub-flows lie more than ${mostLevels} deep in each other's files.`)
  return { subFlows: new Map(entries.map(([id, given]) => [id, read(id, given)])) }

  function read(id: string, given: unknown): SubFlow {
    try {
      const file = readBotFile(given)
      const { inputs = [], outputs = [] } = file
      return { ...build(file), file, inputs, outputs }
    } catch (error) {
      if (!(error instanceof BotError)) throw error
      throw new BotError(`In the sub-flow "${id}": ${error.message}`)
    }
  }
}

/** The sub-flow under an id among those of a file: in this version where the file has several, else the one that it has. */
export function findSubFlow(
  subFlows: ReadonlyMap<string, SubFlow> | undefined,
  id: string,
  version: number,
): SubFlow | undefined {
  return subFlows?.get(`${id}@${version}`) ?? subFlows?.get(id)
}
