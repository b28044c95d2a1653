import { fields, text } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'
import { part } from '../typebot.schema.js'

/** Plays another bot, or another group of the same one, and goes on. */
export const typebotLink = defineBlock({
  types: ['Typebot link'],
  title: 'Typebot link',
  becomes: ['sub-flow', 'jump-to'],
  told: 'A bot whose file is not given along; in the same bot, what follows the link.',
  schema: fields({ options: part({ typebotId: text(), groupId: text() }) }),
  convert({ options: { typebotId, groupId } }, { link, isFollowed, loss }) {
    const linked = link(typebotId, groupId)
    if ('none' in linked) return linked
    if ('place' in linked) {
      if (isFollowed)
        loss('It goes on there and does not come back: what follows this step is not played.')
      return [{ type: 'jump-to', data: { nodeId: linked.place }, ways: [] }]
    }
    const { subFlowId, names } = linked
    return [
      {
        type: 'sub-flow',
        data: {
          subFlowId,
          inputs: Object.fromEntries(names.map(name => [name, `{${name}}`])),
          outputs: Object.fromEntries(names.map(name => [name, name])),
        },
      },
    ]
  },
})
