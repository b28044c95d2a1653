import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type Plan, plansSchema } from '../store/index.js'

/** Reads a file of plans; `fault` says what is wrong with it. */
export function readPlans(
  path: string,
): { readonly plans: readonly Plan[] } | { readonly fault: string } {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
  const { success, output, issues } = v.safeParse(plansSchema, json)
  if (success) return output
  const [issue] = issues
  return { fault: `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}` }
}
