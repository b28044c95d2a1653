import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Example } from '../../knowledge/intents/classifier.js'
import { type IntentReport, judge, judgeByFolds } from '../../knowledge/intents/judge.js'
import { readTraining } from '../../knowledge/intents/read-training.js'
import { decodeText } from '../../knowledge/reading/decode-text.js'
import { CommandError } from './command-error.js'
import { readArgs, sayUsage } from './read-args.js'

const usage = `talkgraph intents TRAIN.csv [--test TEST.csv] [--json]
                                     learns intents from utterances, and tells how many of others it gets right;
                                     without --test each fifth of the rows is tried with what the others taught`

const options = { test: { type: 'string' }, json: { type: 'boolean' } } as const

/** `talkgraph intents`: how well the classifier tells apart the intents of a table of utterances. */
export async function intents(args: readonly string[]): Promise<void> {
  const { positionals, values } = readArgs(args, { options, most: 1, usage })
  const [file] = positionals
  if (file === undefined) throw new CommandError(sayUsage('intents takes one file.', usage))
  const learned = read(file)
  const report =
    values.test === undefined ? judgeByFolds(learned) : judge(learned, read(values.test))
  console.log(values.json ? JSON.stringify(report) : inWords(report))
}

function read(file: string): readonly Example[] {
  const examples = readTraining(load(file))
  if (new Set(examples.map(({ intent }) => intent)).size < 2)
    throw new CommandError(
      `${file} has no table of at least two intents with their utterances: two columns, one row for each utterance.`,
    )
  return examples
}

function load(file: string): string {
  try {
    return decodeText(readFileSync(resolve(file)))
  } catch {
    throw new CommandError(`${file} cannot be read.`)
  }
}

function inWords({ rows, intents, accuracy, perIntent }: IntentReport): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const lines = Object.entries(perIntent).map(
    ([name, { precision, recall }]) =>
      `  ${name}: precision ${percent(precision)}, recall ${percent(recall)}`,
  )
  return [`${rows} rows, ${intents} intents: ${percent(accuracy)} right`, ...lines].join('\n')
}
