import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { type Workshop, WorkshopError } from './workshop.js'

/** What a tool takes, as JSON Schema. */
interface InputSchema {
  readonly [key: string]: unknown
  readonly type: 'object'
}

/** A tool as MCP knows it. */
export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: InputSchema
  /** What a call answers with, as JSON Schema. */
  readonly outputSchema: InputSchema
  /** It changes nothing. */
  readonly readOnlyHint: boolean
  /** May it take something away? */
  readonly destructiveHint?: boolean
  /** Does the same call once more change nothing further? */
  readonly idempotentHint?: boolean
  /** Does it reach people beyond those who work here? */
  readonly openWorldHint?: boolean
  /** Resolves to what it found; rejects with a `WorkshopError` for what cannot be done, wrong arguments too. */
  call(workshop: Workshop, given: unknown): Promise<object>
}

/** Declares a tool; what it takes is described by the descriptions of its fields. */
export function defineTool<Entries extends v.ObjectEntries>({
  input,
  output,
  run,
  ...about
}: Omit<Tool, 'inputSchema' | 'outputSchema' | 'call'> & {
  readonly input: v.StrictObjectSchema<Entries, undefined>
  readonly output: v.LooseObjectSchema<v.ObjectEntries, undefined>
  readonly run: (
    workshop: Workshop,
    input: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>,
  ) => Promise<object>
}): Tool {
  return {
    ...about,
    inputSchema: asObject(input),
    outputSchema: asObject(output),
    call: async (workshop, given) => {
      const read = v.safeParse(input, given ?? {})
      if (read.success) return run(workshop, read.output)
      const slips = read.issues.map(sayIssue)
      throw new WorkshopError(slips.join('\n'))
    },
  }
}

/** Bot files, steps and what else has a description of its own. */
export const anyObject = v.record(v.string(), v.unknown())

const asObject = (schema: v.GenericSchema): InputSchema => ({
  ...toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }),
  type: 'object',
})

/** The field that names a bot. */
export const botField = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(500),
  v.description('The bot, as list_bots names it, or by its title where only one has it.'),
)

/** A fault of an argument, with its place. */
function sayIssue(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? 'arguments'
  if (issue.expected === 'never') return `${place}: there is no such argument.`
  return issue.received === 'undefined' ? `${place}: is missing.` : `${place}: ${issue.message}`
}
