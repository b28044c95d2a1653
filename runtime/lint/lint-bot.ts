import type { BotFile } from '../bot/bot.schema.js'
import { BotError } from '../bot/bot-error.js'
import { buildFlow, type Flow } from '../bot/flow.js'
import { readBotFile } from '../bot/read-bot-file.js'
import { everyLevel } from '../flow/levels.js'
import { type Plugin, type PluginRegistry, withPlugins } from '../node/plugin.js'
import { faultOf } from '../node/plugin-fault.js'
import type { Registry } from '../node/registry.js'
import { registry as allTypes } from '../nodes/index.js'
import type { Finding } from './finding.js'
import { type LintedBot, prepare } from './linted-bot.js'
import { removeLooseEdges, withMend } from './mends.js'
import type { Rule } from './rule.js'
import { rules as flowRules } from './rules/index.js'
import { unloadable } from './rules/unloadable.js'

/** What `lintBot` takes besides the bot. */
export interface LintOptions {
  /** The node types that the bot may use; default: all of Talkgraph's. */
  readonly registry?: Registry
  /** Packages that bring further ones; one that is broken is left out, which is a finding. */
  readonly plugins?: readonly Plugin[] | undefined
  /** Rules that are checked after those for the flow, such as `lookRules` from `talkgraph/themes`. */
  readonly rules?: readonly Rule[]
}

/**
 * Tells slips in a bot before a visitor meets them. Takes JSON text or the parsed object and never throws: a bot that does
 * not load is a finding of its own. The findings are in the order of the rules, then of the file.
 */
export function lintBot(input: unknown, options: LintOptions = {}): Finding[] {
  const bot = load(input, withPlugins(options.registry ?? allTypes, options.plugins, faultOf))
  if ('rule' in bot) return [bot]
  const own = [...flowRules, ...(options.rules ?? [])].flatMap(rule => findingsOf(rule, bot))
  return [...own, ...findingsInside(bot)]
}

function load(input: unknown, registry: PluginRegistry): LintedBot | Finding {
  let file: BotFile | undefined
  try {
    file = readBotFile(input)
    return prepare(file, buildFlow(file, registry.find), registry)
  } catch (error) {
    if (!(error instanceof BotError)) throw error
    return {
      rule: unloadable.id,
      severity: unloadable.severity,
      message: error.message,
      remedy: unloadable.remedy,
      ...withMend(file && removeLooseEdges(file)),
    }
  }
}

/** What rules find in the sub-flows that are played: in each once, at the first step that plays it. */
function findingsInside({ file, flow, registry }: LintedBot): Finding[] {
  const seen = new Set<Flow>()
  return [...everyLevel(flow, registry)].flatMap(level => {
    const { inside, prefix } = level
    if (!inside || seen.has(level.flow)) return []
    seen.add(level.flow)
    // What people answer is switched on in the bot itself.
    const own = { ...inside.subFlow.file, settings: file.settings }
    const bot = prepare(own, level.flow, registry, level)
    return flowRules
      .flatMap(rule => findingsOf(rule, bot))
      .map(({ mend: _, edgeId: __, nodeId, ...finding }) => ({
        ...finding,
        nodeId: nodeId === undefined ? inside.at.node.id : prefix + nodeId,
      }))
  })
}

/** What stands where no visitor comes harms nobody: there, an error is a warning. */
function findingsOf(rule: Rule, bot: LintedBot): Finding[] {
  return [...rule.check(bot)].map(slip => {
    const severity = slip.severity ?? rule.severity
    const isUnreached = slip.nodeId !== undefined && !bot.reached.has(slip.nodeId)
    return {
      rule: rule.id,
      remedy: rule.remedy,
      ...slip,
      severity: isUnreached && !rule.countsUnreached ? 'warning' : severity,
    }
  })
}
