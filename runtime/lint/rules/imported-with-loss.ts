import { toldSteps } from '../../bot/imported.js'
import type { Rule } from '../rule.js'

export const importedWithLoss: Rule = {
  id: 'imported-with-loss',
  severity: 'warning',
  title: 'A step that did not come along whole',
  explanation:
    'The bot was imported from another product. This step does not do all that its counterpart does there, or stands where there is no counterpart and says nothing. The bot file keeps what was told under `imported`.',
  remedy: 'Look at the step, do what it lacks by other steps, and take the note away.',
  *check({ file, flow, level: { inside } }) {
    const { from, steps } = toldSteps(file)
    for (const [nodeId, { kind, type, reason }] of steps) {
      if (!flow.nodes.has(nodeId) || reason === '') continue
      const product = products.get(from) ?? 'another product'
      const what = kind === 'none' ? 'has no counterpart' : 'came along with a loss'
      yield {
        nodeId,
        field: 'type',
        message: `The block “${type.slice(0, 60)}” of ${product} ${what}. ${reason}`,
        // In a sub-flow there is no draft of this bot to change.
        ...(!inside && {
          mend: {
            title: 'Take the note away',
            changes: [{ op: 'bot', path: ['imported', 'told', nodeId] }],
          },
        }),
      }
    }
  },
}

const products = new Map([['typebot', 'Typebot']])
