import type { PromptItem } from '../../runtime/index.js'

/** The id of the message that says what is wrong with an answer. */
export const correctionId = (item: number) => `correction-${item}`

/** What a field says of itself while an answer that was refused waits to be corrected. */
export const markedField = (item: PromptItem | null) =>
  item?.correction === undefined
    ? {}
    : { 'aria-invalid': true, 'aria-describedby': correctionId(item.correction) }
