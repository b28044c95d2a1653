import { type Finding, lintBot } from '../../../runtime/index.js'
import { lookRules } from '../../../themes/index.js'
import type { DrawnPlan } from './draw-plan.js'

/** What nobody settles for an owner: in which languages to speak, whether answers are kept, and whose an address is. */
const ofOwners = new Set(['missing-translation', 'lead-kept-nowhere', 'reserved-address'])

const mostRounds = 5
const mostFindings = 30

/** Lets lint mend what is proposed, as far as that takes no step away; what it still finds there is given back. */
export function mendPlan({ sheet, touched }: DrawnPlan): readonly Finding[] {
  const tried = new Set<string>()
  for (let round = 0; round < mostRounds; round++) {
    const [next] = findingsIn().filter(
      ({ mend, ...finding }) =>
        mend?.changes.every(({ op }) => op !== 'remove') && !tried.has(JSON.stringify(finding)),
    )
    if (!next?.mend) break
    const { mend, ...finding } = next
    tried.add(JSON.stringify(finding))
    for (const change of mend.changes) sheet.apply(change)
  }
  return findingsIn().slice(0, mostFindings)

  function findingsIn(): Finding[] {
    const { edges } = sheet.draft().elements[0]
    const own = new Set(edges.flatMap(({ id, source }) => (touched.has(source) ? id : [])))
    return lintBot(sheet.draft(), { rules: lookRules }).filter(
      ({ nodeId, edgeId, rule }) =>
        !ofOwners.has(rule) &&
        (rule === 'unloadable' || touched.has(nodeId ?? '') || own.has(edgeId ?? '')),
    )
  }
}
