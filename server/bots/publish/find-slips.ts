import type { VersionFindings } from '@talkgraph/wire/bots'
import { createLevels } from '../../../runtime/flow/levels.js'
import { BotError, type FlowNode, lintBot, parseBot, registry } from '../../../runtime/index.js'
import { rules } from '../../../runtime/lint/rules/index.js'
import { lookRules } from '../../../themes/index.js'
import { titleOf, typeTitleOf } from '../changes/name-node.js'

const most = 500

const about = new Map([...rules, ...lookRules].map(rule => [rule.id, rule]))

/** Everything that lint finds in a stored version, with its place in words: errors first, at most 500 findings. */
export function findSlips(file: string): VersionFindings {
  const found = lintBot(file, { rules: lookRules })
  const errors = found.filter(({ severity }) => severity === 'error')
  const warnings = found.filter(({ severity }) => severity === 'warning')
  const find = nodesOf(file)
  const findings = [...errors, ...warnings].slice(0, most).map(finding => {
    const node = finding.nodeId === undefined ? undefined : find?.(finding.nodeId)
    const { rule, severity, nodeId = null, field = null, message, remedy } = finding
    const place = node
      ? { nodeTitle: titleOf(node), nodeKind: typeTitleOf(node) }
      : { nodeTitle: null, nodeKind: null }
    const { title: ruleTitle = rule, explanation = '' } = about.get(rule) ?? {}
    return { rule, ruleTitle, explanation, severity, nodeId, ...place, field, message, remedy }
  })
  return { errors: errors.length, warnings: warnings.length, findings }
}

function nodesOf(file: string): ((nodeId: string) => FlowNode | undefined) | undefined {
  try {
    const levels = createLevels(parseBot(file).flow, registry)
    return nodeId => levels.find(nodeId)?.node
  } catch (error) {
    if (error instanceof BotError) return undefined
    throw error
  }
}
