import type { Change } from '../../../runtime/draft/index.js'
import type { FileEdit } from '../publish/edit-file.js'

/** An edit of a bot file as changes of a draft; null takes a value back. */
export function changesOf({ name, customizations = {}, settings = {} }: FileEdit): Change[] {
  return [
    ...(name === undefined ? [] : [change(['name'], name)]),
    ...Object.entries(customizations).map(([look, value]) =>
      change(['customizations', look], value),
    ),
    ...Object.entries(settings).map(([setting, value]) => change(['settings', setting], value)),
  ]
}

function change(path: string[], value: unknown): Change {
  return { op: 'bot', path, ...(value !== null && { value }) }
}
