/** What stands in the braces of a placeholder. */
export interface PlaceholderParts {
  /** The name, or a path into what stands under it. */
  readonly path: string
  /** What stands there where the value is blank; undefined where the placeholder says nothing of that. */
  readonly whenBlank?: string
}

const withDefault = /^\s*([\p{L}_][\p{L}\p{N}_ .[\]-]*)\|(.*)$/su

/** Takes apart what stands in the braces of `{name}` and `{name|there}`. What cannot be a name has no default. */
export function placeholderParts(inner: string): PlaceholderParts {
  const [, path, whenBlank] = withDefault.exec(inner) ?? []
  if (path === undefined || whenBlank === undefined) return { path: inner.trim() }
  return { path: path.trim(), whenBlank: whenBlank.trim() }
}
