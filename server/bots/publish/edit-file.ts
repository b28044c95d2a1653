import { applyOperations, type Operation, readDraft } from '../../../runtime/draft/index.js'

/** What is written into a bot file; null takes a value back. */
export interface FileEdit {
  readonly name?: string | undefined
  readonly customizations?: Readonly<Record<string, unknown>> | undefined
  readonly settings?: Readonly<Record<string, unknown>> | undefined
  /** Operations as on a draft. */
  readonly operations?: readonly Operation[] | undefined
}

/** Writes names, looks and settings into a stored bot file; whatever is not named stays. */
export function editFile(
  file: string,
  { name, customizations, settings, operations = [] }: FileEdit,
): string {
  const bot = objectOf(
    operations.length === 0 ? JSON.parse(file) : applyOperations(readDraft(file), operations).draft,
  )
  return JSON.stringify({
    ...bot,
    ...(name !== undefined && { name }),
    ...(customizations && { customizations: merge(bot.customizations, customizations) }),
    ...(settings && { settings: merge(bot.settings, settings) }),
  })
}

function merge(
  before: unknown,
  change: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const all = { ...objectOf(before), ...change }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
