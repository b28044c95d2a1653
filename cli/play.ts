import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { playBot } from '../runtime/testing/index.js'
import { readFlags, readNow, readSeed, readVariables, UsageError } from './options.js'
import { readPlugins } from './read-plugins.js'

const usage =
  'talkgraph play BOT.json [--answers A.json] [--set name=value]… [--now ISO] [--seed N] [--fetch F.json] [--plugin FILE]…'

const answers = v.array(v.any())

const fetched = v.record(
  v.string(),
  v.looseObject({ status: v.number(), json: v.optional(v.any()), text: v.optional(v.string()) }),
)

/** `talkgraph play`: prints one JSON object; exit 1 if the bot does not load or an option cannot be read (decision 51). */
export async function play(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = readOptions(args)
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0)
      throw new UsageError(`play takes one bot file: ${usage}`)
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

function readOptions(args: readonly string[]) {
  return readFlags(
    args,
    {
      answers: { type: 'string' },
      set: { type: 'string', multiple: true },
      now: { type: 'string' },
      seed: { type: 'string' },
      fetch: { type: 'string' },
      plugin: { type: 'string', multiple: true },
    },
    usage,
  )
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
