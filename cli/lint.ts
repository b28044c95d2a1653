import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Finding, lintBot, sayFinding } from '../runtime/index.js'
import { nearest } from '../runtime/validate/nearest.js'
import { lookRules } from '../themes/index.js'
import { UsageError } from './options.js'

/** How `talkgraph lint` is called. */
export const lintUsage = 'lint BOT.json… [--json]'

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
    const { values, positionals } = readOptions(args)
    if (positionals.length === 0)
      throw new UsageError(`lint takes one bot file or more, got none: talkgraph ${lintUsage}`)
    const linted = await Promise.all(positionals.map(lintFile))
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

async function lintFile(file: string): Promise<Linted> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    throw new UsageError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  return { file, findings: lintBot(text, { rules: lookRules }) }
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

const options = { json: { type: 'boolean' } } as const

function readOptions(args: readonly string[]) {
  const { tokens, ...parsed } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options,
  })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    if (!(token.name in options)) {
      const near = nearest(token.name, Object.keys(options))
      const hint = near === undefined ? '' : ` Did you mean --${near}?`
      throw new UsageError(`lint has no option ${token.rawName}.${hint}\ntalkgraph ${lintUsage}`)
    }
    if (token.value !== undefined)
      throw new UsageError(
        `${token.rawName} takes no value, got "${token.value}"\ntalkgraph ${lintUsage}`,
      )
  }
  return parsed
}
