import type { ExitForm } from './form.js'

/** The part of a handle that `<id>` or `<n>` stands for in an exit's form, '' where nothing does; undefined for the handle of another exit. */
export function partOf({ handle: pattern }: ExitForm, handle: string | null): string | undefined {
  if (pattern === null || handle === null) return pattern === handle ? '' : undefined
  const found = matcher(pattern).exec(handle)
  return found ? (found[1] ?? '') : undefined
}

/** A label or a name of an exit's form, with the exit's own part put in. */
export function putIn(part: string, text: string): string {
  return text.replace(/<n\+1>/g, () => String(Number(part) + 1)).replace(/<id>|<n>/g, () => part)
}

/** The handle of the exit that has its name from this field, such as `source-3` for `option3`. */
export function handleOf(path: string, exits: readonly ExitForm[]): string | undefined {
  for (const { handle, label } of exits) {
    const part = label === undefined ? undefined : matcher(label).exec(path)?.[1]
    if (handle !== null && part !== undefined) return putIn(part, handle)
  }
  return undefined
}

const made = new Map<string, RegExp>()

/** The pattern of what a handle or a label looks like, whatever stands in its brackets. */
function matcher(text: string): RegExp {
  const before = made.get(text)
  if (before) return before
  const parts = text.split(/(<id>|<n>)/).map(part => {
    if (part === '<n>') return '(-?\\d+)'
    return part === '<id>' ? '(.+)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  const pattern = new RegExp(`^${parts.join('')}$`, 's')
  made.set(text, pattern)
  return pattern
}
