import { fields, list, text } from '../../../bot/fields.js'
import type { ImportedStep } from '../block-import.js'
import { conditionData, conditionSchema } from '../comparison.js'
import { defineBlock } from '../define-block.js'

/** Conditions in a row, each with its way; what follows the block comes where none holds. */
export const condition = defineBlock({
  types: ['Condition'],
  title: 'Condition',
  becomes: ['condition'],
  told: 'Patterns that are not safe to run, comparisons that are not known.',
  schema: fields({
    items: list(fields({ id: text(), outgoingEdgeId: text(), content: conditionSchema })),
  }),
  convert({ items }, context) {
    const wanted = items.length > 0 ? items : [undefined]
    return wanted.map(
      (item, index): ImportedStep => ({
        type: 'condition',
        data: conditionData(item?.content ?? { logicalOperator: 'AND', comparisons: [] }, context),
        ways: [
          ...(item
            ? [
                {
                  handle: 'source-0',
                  to: { item: item.id, outgoingEdgeId: item.outgoingEdgeId },
                } as const,
              ]
            : []),
          { handle: 'source-1', to: index < wanted.length - 1 ? { step: index + 1 } : 'on' },
        ],
      }),
    )
  },
})
