import type { AnyNodeForm, ExitForm } from './form.js'

/** The part of a handle that `<id>` or `<n>` stands for in an exit's form; '' where it has none; undefined where the form is another exit's. */
export function partOf({ handle: pattern }: ExitForm, handle: string | null): string | undefined {
  if (pattern === null || handle === null) return pattern === handle ? '' : undefined
  return fill(pattern, '(-?\\d+)', '(.+)').exec(handle)?.[1] ?? (pattern === handle ? '' : undefined)
}

/** The handle of the exit that has its name from this field, such as `source-3` for `option3`. */
export function handleOf(path: string, exits: AnyNodeForm['exits']): string | undefined {
  for (const { handle, label } of exits) {
    const part = label === undefined ? undefined : fill(label, '(\\d+)', '(.+)').exec(path)?.[1]
    if (handle !== null && part !== undefined) return handle.replace(/<id>|<n>/, () => part)
  }
  return undefined
}

/** The pattern of a handle or label, whatever stands in its brackets. */
function fill(text: string, number: string, id: string): RegExp {
  const parts = text.split(/(<id>|<n>)/).map(part => {
    if (part === '<n>') return number
    return part === '<id>' ? id : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`)
}
