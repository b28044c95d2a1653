import * as v from 'valibot'
import { lintBot } from '../../runtime/builder/index.js'
import { lookRules } from '../../themes/index.js'
import { botField, defineTool } from '../tool.js'

/** Tells slips in a bot. */
export const lint = defineTool({
  name: 'lint',
  title: 'Lint a bot',
  description:
    'Tells slips, errors first, each with its step, its field and what to do. A bot with errors cannot go live. Where something safe removes one, `mend.changes` are operations for edit_bot.',
  readOnlyHint: true,
  input: v.strictObject({ bot: botField }),
  run: async (workshop, { bot }) => findingsIn((await workshop.read(bot)).file),
})

/** So many findings are told; more of them help nobody. */
const most = 200

/** What lint finds, errors first. */
export function findingsIn(file: object) {
  const all = lintBot(file, { rules: lookRules })
  const errors = all.filter(({ severity }) => severity === 'error')
  const warnings = all.filter(({ severity }) => severity === 'warning')
  return {
    errors: errors.length,
    warnings: warnings.length,
    findings: [...errors, ...warnings].slice(0, most),
  }
}
