import { lintBot } from '../runtime/builder/index.js'
import { lookRules } from '../themes/index.js'
import type { LintedFile } from './workshop.js'

/** So many findings are told; more of them help nobody. */
const most = 200

/** Lints a bot file, errors first. */
export function lintFile(file: object): LintedFile {
  const all = lintBot(file, { rules: lookRules })
  const errors = all.filter(({ severity }) => severity === 'error')
  const warnings = all.filter(({ severity }) => severity === 'warning')
  return {
    errors: errors.length,
    warnings: warnings.length,
    findings: [...errors, ...warnings].slice(0, most),
  }
}
