import { namesIn } from '../session/placeholders.js'

/**
 * The names in the texts of a node that the server runs; undefined where its data is without this field of the server's
 * half, so that its texts are not known here.
 */
export function namesInTexts(
  data: Readonly<Record<string, unknown>>,
  serverField: string,
): readonly string[] | undefined {
  return serverField in data ? [...new Set(namesIn(JSON.stringify(data)))] : undefined
}
