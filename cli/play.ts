import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { playBot } from '../runtime/testing/index.js'
import { defineCommand } from './command.js'
import { readFlags, readNow, readSeed, readVariables, sayUsage, UsageError } from './options.js'
import { pluginFlag, readPlugins } from './read-plugins.js'

/** What `talkgraph play` takes. */
export const playCommand = defineCommand({
  name: 'play',
  about: 'plays a bot on a virtual clock and prints what happened as one JSON object',
  ways: [{ takes: 'BOT.json' }],
  flags: {
    answers: { type: 'string', value: 'A.json', about: 'a JSON array, in the order of asking' },
    set: { type: 'string', value: 'name=value', multiple: true, about: 'a variable to begin with' },
    now: { type: 'string', value: 'ISO', about: 'when it is played, such as 2026-03-29T08:00:00Z' },
    seed: { type: 'string', value: 'N', about: 'the same number has chance fall the same way' },
    fetch: {
      type: 'string',
      value: 'F.json',
      about: 'what calls bring, by the ids of their steps',
    },
    plugin: pluginFlag,
  },
  exits: { 1: 'the bot does not load, or a file or a flag cannot be read' },
  run: play,
})

const answers = v.array(v.any())

const fetched = v.record(
  v.string(),
  v.looseObject({ status: v.number(), json: v.optional(v.any()), text: v.optional(v.string()) }),
)

/** `talkgraph play`: prints one JSON object; exit 1 if the bot does not load or an option cannot be read (decision 51). */
export async function play(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = readFlags(args, playCommand)
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0)
      throw new UsageError(sayUsage('play takes one bot file.', playCommand))
    const played = await playBot(await readText(file), {
      answers:
        values.answers === undefined
          ? []
          : await readJson(values.answers, answers, 'a JSON array of answers'),
      fetch:
        values.fetch === undefined
          ? {}
          : await readJson(
              values.fetch,
              fetched,
              'an object of { status, json | text } by node id',
            ),
      variables: readVariables(values.set ?? []),
      now: readNow(values.now),
      seed: readSeed(values.seed),
      plugins: await readPlugins(values.plugin),
    })
    process.stdout.write(`${JSON.stringify(played, null, 2)}\n`)
    return 'error' in played ? 1 : 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new UsageError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

async function readJson<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  expected: string,
): Promise<v.InferOutput<Schema>> {
  const text = await readText(file)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new UsageError(
      `${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  const result = v.safeParse(schema, json)
  if (!result.success)
    throw new UsageError(
      `${file} should hold ${expected}; ${v.getDotPath(result.issues[0]) ?? 'it'} does not fit.`,
    )
  return result.output
}
