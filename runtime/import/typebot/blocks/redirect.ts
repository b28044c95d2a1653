import { fields, flag, text } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'
import { part } from '../typebot.schema.js'

/** Leads to another page. */
export const redirect = defineBlock({
  types: ['Redirect'],
  title: 'Redirect',
  becomes: ['user-redirect'],
  told: 'A page in a new tab opens when the visitor presses the link, not by itself.',
  schema: fields({ options: part({ url: text(), isNewTab: flag() }) }),
  convert({ options: { url, isNewTab } }, context) {
    if (isNewTab)
      context.loss('The new tab opens when the visitor presses the link, not by itself.')
    if (url.trim() === '') context.loss('It has no address: it leads nowhere.')
    return [
      {
        type: 'user-redirect',
        data: { link: context.plain(url.trim()), ...(!isNewTab && { openIn: 'same-tab' }) },
      },
    ]
  },
})
