import { type Finding, lintBot, parseBot, sayFinding } from '../../../runtime/index.js'
import { registry } from '../../../runtime/nodes/index.js'
import { lookRules } from '../../../themes/index.js'
import { resultSettings } from './bot-settings.js'
import { experimentsIn } from './experiments-in.js'

/** What is said of a bot's slips before it goes live. */
export interface LintedVersion {
  /** Each with the place in the flow: `node.field`. */
  readonly errors: readonly { readonly path: string; readonly message: string }[]
  /** Sentences. */
  readonly warnings: readonly string[]
  /** How many experiments go on in it. */
  readonly experiments: number
  /** How many of its steps call an address that the owner has written, with what tells of its results. */
  readonly webhooks: number
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
    ...(errors.length === 0 ? linesOf(file) : noLines),
    errors: errors.map(finding => ({ path: pathOf(finding), message: sayFinding(finding) })),
    warnings:
      left > 0
        ? [...warnings.slice(0, mostWarnings), `${left} more: run talkgraph lint.`]
        : warnings,
  }
}

const noLines = { experiments: 0, webhooks: 0 }

/** What of a version counts for lines of plans; one that was live and no longer loads has nothing. */
function linesOf(file: string): Pick<LintedVersion, 'experiments' | 'webhooks'> {
  if (!/"(?:experiment|webhook|resultWebhookUrl)/.test(file)) return noLines
  try {
    const bot = parseBot(file)
    const { settings } = Object(JSON.parse(file))
    const steps = [...bot.flow.nodes.values()].filter(
      ({ type }) => registry.find(type)?.type === 'webhook',
    )
    const tellsResults = resultSettings(settings, {}).webhookUrl !== ''
    return {
      experiments: experimentsIn(bot).filter(({ winner }) => winner === undefined).length,
      webhooks: steps.length + (tellsResults ? 1 : 0),
    }
  } catch {
    return noLines
  }
}

function pathOf({ nodeId, field }: Finding): string {
  return [nodeId, field].filter(Boolean).join('.')
}
