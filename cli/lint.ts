import { readFile } from 'node:fs/promises'
import { type Finding, lintBot, type Plugin, sayFinding } from '../runtime/index.js'
import { lookRules } from '../themes/index.js'
import { defineCommand } from './command.js'
import { readFlags, sayUsage, UsageError } from './options.js'
import { pluginFlag, readPlugins } from './read-plugins.js'

/** What `talkgraph lint` takes. */
export const lintCommand = defineCommand({
  name: 'lint',
  about: 'tells slips in bots, with what to do about each',
  ways: [{ takes: 'BOT.json…' }],
  flags: {
    json: { type: 'boolean', about: 'prints a list of { file, findings }' },
    plugin: pluginFlag,
  },
  exits: { 1: 'there is an error', 2: 'a file or a flag cannot be read' },
  run: lint,
})

interface Linted {
  readonly file: string
  readonly findings: readonly Finding[]
}

/**
 * `talkgraph lint`: tells slips in bots, in sentences or with `--json` as a list of `{ file, findings }`. Exits with 0 where
 * there are no errors, with 1 where there are some, and with 2 where it is used wrongly.
 */
export async function lint(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = readFlags(args, lintCommand)
    if (positionals.length === 0)
      throw new UsageError(sayUsage('lint takes one bot file or more, got none.', lintCommand))
    const linted = await lintFiles(positionals, values.plugin)
    process.stdout.write(
      values.json ? `${JSON.stringify(linted, null, 2)}\n` : linted.map(report).join(''),
    )
    return linted.some(({ findings }) => hasErrors(findings)) ? 1 : 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 2
  }
}

async function lintFiles(files: readonly string[], named: readonly string[] | undefined) {
  const plugins = await readPlugins(named)
  return Promise.all(files.map(file => lintFile(file, plugins)))
}

async function lintFile(file: string, plugins: readonly Plugin[]): Promise<Linted> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    throw new UsageError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  return { file, findings: lintBot(text, { rules: lookRules, plugins }) }
}

function report({ file, findings }: Linted): string {
  const lines = findings.map(finding => `${file}: ${finding.severity}: ${sayFinding(finding)}\n`)
  return `${lines.join('')}${file}: ${count(findings, 'error')}, ${count(findings, 'warning')}.\n`
}

function count(findings: readonly Finding[], severity: Finding['severity']): string {
  const found = findings.filter(finding => finding.severity === severity).length
  return `${found === 0 ? 'no' : found} ${severity}${found === 1 ? '' : 's'}`
}

const hasErrors = (findings: readonly Finding[]) =>
  findings.some(({ severity }) => severity === 'error')
