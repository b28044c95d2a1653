import { type Finding, lintBot, parseBot, sayFinding } from '../../../runtime/index.js'
import { lookRules } from '../../../themes/index.js'
import { experimentsIn } from './experiments-in.js'

/** What is said of a bot's slips before it goes live. */
export interface LintedVersion {
  /** Each with the place in the flow: `node.field`. */
  readonly errors: readonly { readonly path: string; readonly message: string }[]
  /** Sentences. */
  readonly warnings: readonly string[]
  /** How many experiments go on in it. */
  readonly experiments: number
}

const mostWarnings = 100

/** Lints a stored version. One that was live before may go live again: then its errors are told as warnings. */
export function lintVersion(file: string, wasLive: boolean): LintedVersion {
  const findings = lintBot(file, { rules: lookRules })
  const errors = wasLive ? [] : findings.filter(({ severity }) => severity === 'error')
  const refused = new Set(errors)
  const warnings = findings.filter(finding => !refused.has(finding)).map(sayFinding)
  const left = warnings.length - mostWarnings
  return {
    experiments: errors.length === 0 ? experimentsOf(file) : 0,
    errors: errors.map(finding => ({ path: pathOf(finding), message: sayFinding(finding) })),
    warnings:
      left > 0
        ? [...warnings.slice(0, mostWarnings), `${left} more: run talkgraph lint.`]
        : warnings,
  }
}

/** A version that was live and no longer loads has none. */
function experimentsOf(file: string): number {
  if (!file.includes('"experiment')) return 0
  try {
    return experimentsIn(parseBot(file)).filter(({ winner }) => winner === undefined).length
  } catch {
    return 0
  }
}

function pathOf({ nodeId, field }: Finding): string {
  return [nodeId, field].filter(Boolean).join('.')
}
