import { writeFile } from 'node:fs/promises'
import { type Plugin, typesWith } from '../runtime/index.js'
import { type BotReport, type ExploreFinding, testBot } from '../runtime/testing/index.js'
import { defineCommand } from './command.js'
import { findFlowTests, type TestedBot } from './find-flow-tests.js'
import { type Suite, toJUnit } from './junit.js'
import { readCount, readFlags, readSeed, sayUsage, UsageError } from './options.js'
import { pluginFlag, readPlugins } from './read-plugins.js'

/** What `talkgraph test` takes. */
export const testCommand = defineCommand({
  name: 'test',
  about: 'plays the flow tests that lie beside bots, and tells which edges they walk',
  ways: [{ takes: 'FOLDER|FILE' }],
  flags: {
    explore: { type: 'string', value: 'N', about: 'so many random conversations with each bot' },
    seed: { type: 'string', value: 'N', about: 'the same number has chance fall the same way' },
    junit: { type: 'string', value: 'FILE', about: 'writes what came of them as JUnit XML' },
    plugin: pluginFlag,
  },
  exits: { 1: 'a test fails', 2: 'there is nothing to play, or a file or a flag cannot be read' },
  run: test,
})

/** `talkgraph test`: plays the flow tests of a folder, or of one bot, and prints what came of them; exit 1 on a failure, 2 on wrong use. */
export async function test(args: readonly string[]): Promise<number> {
  try {
    const { folder, junit, plugin, ...options } = readOptions(args)
    const plugins = await readPlugins(plugin)
    for (const { message } of typesWith(plugins).problems) process.stderr.write(`${message}\n`)
    const bots = await findFlowTests(folder)
    if (!bots.some(({ tests }) => tests || options.explore > 0))
      throw new UsageError(
        `There are no flow tests in ${folder}: a bot carries them under "tests", or in NAME.test.json beside NAME.json.`,
      )
    const suites: Suite[] = []
    for (const bot of bots) {
      const { suite, lines } = await runBotTests(bot, { ...options, plugins })
      process.stdout.write(`${[bot.name, ...lines.map(line => `  ${line}`)].join('\n')}\n\n`)
      suites.push(suite)
    }
    if (junit !== undefined) await writeFile(junit, toJUnit(suites))
    const tests = suites.flatMap(suite => suite.tests)
    const failed = tests.filter(({ failures }) => failures.length > 0).length
    process.stdout.write(`${tests.length - failed} passed, ${failed} failed\n`)
    return failed > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 2
  }
}

function readOptions(args: readonly string[]) {
  const { values, positionals } = readFlags(args, testCommand)
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0)
    throw new UsageError(sayUsage('test takes one folder or file.', testCommand))
  return {
    folder,
    explore: readCount(values.explore),
    seed: readSeed(values.seed),
    junit: values.junit,
    plugin: values.plugin,
  }
}

/** What is found by chance counts as one more test. */
async function runBotTests(
  { name, bot, tests }: TestedBot,
  {
    explore,
    seed,
    plugins,
  }: {
    readonly explore: number
    readonly seed: number | undefined
    readonly plugins: readonly Plugin[]
  },
): Promise<{ suite: Suite; lines: string[] }> {
  const report = await testBot(bot, tests ?? [], {
    explore,
    plugins,
    seed,
  })
  if ('error' in report) {
    const failures = [report.error.message]
    return {
      suite: { name, tests: [{ name: 'loads', failures }] },
      lines: [`✗ loads: ${failures}`],
    }
  }
  const explored = {
    name: `${explore} random conversations`,
    failures: report.findings.map(
      ({ message, answers }) => `${message}; answers: ${JSON.stringify(answers)}`,
    ),
  }
  const all = [...report.tests, ...(explore > 0 ? [explored] : [])]
  return {
    suite: { name, tests: all },
    lines: [
      ...report.tests.flatMap(linesOf),
      ...(explore > 0 ? exploredLines(explored.name, report.findings) : []),
      tests || explore > 0 ? coverageLine(report) : 'has no flow tests',
    ],
  }
}

function linesOf({ name, failures }: BotReport['tests'][number]): string[] {
  return failures.length > 0 ? failures.map(failure => `✗ ${name}: ${failure}`) : [`✓ ${name}`]
}

const titles: Readonly<Record<ExploreFinding['kind'], string>> = {
  'dead-end': 'Dead end',
  loop: 'Loop',
  problem: 'Problem',
}

function exploredLines(name: string, findings: readonly ExploreFinding[]): string[] {
  if (findings.length === 0) return [`✓ ${name}`]
  return findings.flatMap(({ kind, message, answers }) => [
    `✗ ${titles[kind]}: ${message}`,
    `    answers: ${JSON.stringify(answers)}`,
  ])
}

function coverageLine({ coverage: { walked, total, never } }: BotReport): string {
  const missing = never.length > 0 ? `; never: ${never.join(', ')}` : ''
  return `${walked} of ${total} edges walked${missing}`
}
