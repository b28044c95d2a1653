import { sayCircle, sayCircleOf } from '../../../runtime/builder/sub-flows/index.js'
import type { Operation } from '../../../runtime/draft/index.js'

/** Says by which way a draft would play itself with what an operation brings; undefined where it would not. */
export function circleBy(
  operation: Operation,
  own: { readonly id: string; readonly name: string },
): string | undefined {
  // Ids of sub-flows are the server's own: what does not name it cannot play it.
  if (!JSON.stringify(operation).includes(`"${own.id}`)) return undefined
  if (operation.op === 'replace') return sayCircle(operation.bot, own)
  if (operation.op !== 'bot' || operation.path[0] !== 'subFlows') return undefined
  const [, key] = operation.path
  const brought =
    key === undefined
      ? Object.entries(Object(operation.value))
      : [[String(key), operation.value] as const]
  for (const [each, file] of brought) {
    const circle = sayCircleOf(each, file, own)
    if (circle) return circle
  }
  return undefined
}
