import type { ResultRecord } from '#api/records.js'
import { storedPath } from '#paths/stored-path.js'

/** The name under which the address has the list that a conversation was opened from. */
export const listName = 'list'

/**
 * The address of a conversation on the canvas of the version that it was held in, `list` being the parameters of the list
 * that it was opened from; undefined where the version is not known.
 */
export function conversationPath(
  { id, chatbotId, version }: Pick<ResultRecord, 'id' | 'chatbotId' | 'version'>,
  list = '',
): string | undefined {
  if (version === null) return undefined
  const path = storedPath(chatbotId, { version, way: id })
  return list === '' ? path : `${path}&${new URLSearchParams({ [listName]: list })}`
}
