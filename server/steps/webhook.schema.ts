import * as v from 'valibot'
import { fields, flag, list, text } from '../../runtime/bot/fields.js'

/** Headers are written as a list of `{ key, value }` or as an object. */
const headers = v.pipe(
  v.unknown(),
  v.transform((given): unknown => (Array.isArray(given) ? given : entriesOf(given))),
  list(fields({ key: text(), value: text() }, { name: 'key' })),
  v.transform(entries => entries.filter(({ key }) => key.trim() !== '')),
)

const method = v.pipe(
  text(),
  v.transform(name => name.trim().toUpperCase() || 'POST'),
)

/**
 * The server's half of a webhook-node (decision 103), which never leaves the server. A step without a method
 * sends POST.
 */
export const webhookConfigSchema = fields({
  url: text(),
  method,
  headers: v.optional(headers, []),
  body: v.optional(v.unknown()),
  includeAnswerVariables: flag(),
  authentication: v.optional(fields({ tokenUrl: text(), username: text(), password: text() }), {}),
})

/** How a webhook step calls. */
export type WebhookConfig = v.InferOutput<typeof webhookConfigSchema>

function entriesOf(given: unknown): { key: string; value: unknown }[] {
  return typeof given === 'object' && given !== null
    ? Object.entries(given).map(([key, value]) => ({ key, value }))
    : []
}
