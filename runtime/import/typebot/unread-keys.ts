import type { GenericSchema } from 'valibot'
import { isRecord } from '../../bot/fields.js'
import { partsOf } from '../../bot/schema-parts.js'
import { usualLabels } from './labels.js'

/** What Typebot writes that changes nothing for visitors here. */
const withoutEffect: ReadonlySet<string> = new Set(
  [
    'id type content options items outgoingEdgeId groupId blockId',
    'areControlsDisplayed credentialsId isAdvancedConfig isLong isOneClickSubmitEnabled variablesForTest visibility',
  ]
    .join(' ')
    .split(' '),
)

const deepest = 8

/** The keys of a block that its schema does not read, as paths, each once; what stands in a part that is switched on or off is told with it. */
export function unreadKeys(
  schema: GenericSchema,
  given: unknown,
  path: readonly string[] = [],
): readonly string[] {
  if (path.length > deepest) return []
  const { entries, item, older = {} } = partsOf(schema)
  if (item && Array.isArray(given))
    return [...new Set(given.flatMap(each => unreadKeys(item, each, path)))]
  if (!entries || !isRecord(given) || 'isEnabled' in entries) return []
  return Object.entries(given).flatMap(([key, value]) => {
    const name = older[key] ?? key
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined
    if (entry) return unreadKeys(entry, value, [...path, key])
    return withoutEffect.has(key) || isUsual(value) ? [] : [[...path, key].join('.')]
  })
}

/** Is it what Typebot writes by itself where the owner has written nothing? */
function isUsual(value: unknown, depth = 0): boolean {
  if (depth > deepest) return false
  if (Array.isArray(value)) return value.every(each => isUsual(each, depth + 1))
  if (isRecord(value))
    return Object.entries(value).every(
      ([key, each]) => withoutEffect.has(key) || isUsual(each, depth + 1),
    )
  if (typeof value === 'string') return usualLabels.has(value.trim())
  return value === undefined || value === null || value === false
}
