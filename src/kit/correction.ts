import type { PromptItem } from '../../runtime/index.js'

/** The id of a message of the bot, by which others refer to it. */
export const saidId = (item: number) => `said-${item}`

/** What a field says of itself while an answer that was refused waits to be corrected. */
export const markedField = (item: PromptItem | null) =>
  item?.correction === undefined
    ? {}
    : { 'aria-invalid': true, 'aria-describedby': saidId(item.correction) }
