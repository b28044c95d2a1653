import { fields, list, text } from '../../../bot/fields.js'
import type { ImportedWay } from '../block-import.js'
import { defineBlock } from '../define-block.js'
import { part } from '../typebot.schema.js'

const half = 50

/** Two ways, by chance. */
export const abTest = defineBlock({
  types: ['AB test'],
  title: 'AB test',
  becomes: ['random-flow'],
  told: '',
  schema: fields({
    items: list(fields({ id: text(), path: text(), outgoingEdgeId: text() })),
    options: part({ aPercent: text() }),
  }),
  convert({ items, options: { aPercent } }) {
    const written = aPercent.trim() === '' ? half : Number(aPercent)
    const a = Number.isFinite(written) ? Math.min(Math.max(written, 0), 100) : half
    const ways = items.flatMap(({ id, path, outgoingEdgeId }): ImportedWay[] =>
      path === 'a' || path === 'b' ? [{ handle: path, to: { item: id, outgoingEdgeId } }] : [],
    )
    return [
      {
        type: 'random-flow',
        data: {
          branches: [
            { id: 'a', weight: a },
            { id: 'b', weight: 100 - a },
          ],
        },
        ways: [...ways, { handle: null, to: 'on' }],
      },
    ]
  },
})
