import type { Item, PromptItem } from '../../runtime/index.js'
import { useModel } from '../model/widget-model.js'
import { saidId } from './correction.js'

/**
 * What names a group of controls: the question before it, which its own name then describes further, or that name where no
 * text stands there.
 */
export function useGroupName(item: PromptItem, name?: string) {
  const { conversation, t } = useModel()
  // Not followed: what stands before a prompt does not change.
  const before = conversation.getView().items.findLast(each => each.id < item.id && isHeard(each))
  return before?.kind === 'said'
    ? { 'aria-labelledby': saidId(before.id), 'aria-description': name }
    : { 'aria-label': name ?? t('Options') }
}

/** Texts of the bot, which may ask, and answers, behind which no question is looked for. */
function isHeard(item: Item): boolean {
  return (
    item.kind === 'replied' ||
    (item.kind === 'said' && !item.isCorrection && 'html' in item.content)
  )
}
