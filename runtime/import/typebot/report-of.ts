import type { Beside, ImportReport, ToldBlock } from '../report.js'
import type { Fate, ImportedFlow } from './import-flow.js'
import type { Settled } from './settle.js'

/** What a step of an imported bot is told of, as the bot file has it under `imported.told`. */
export interface ToldStep {
  readonly kind: 'loss' | 'none'
  readonly type: string
  readonly reason: string
}

/** A block’s fate once lint has looked at its steps. */
export function withRefusals(
  fate: Fate,
  { blockOf }: Pick<ImportedFlow, 'blockOf'>,
  { refused, slowed }: Pick<Settled, 'refused' | 'slowed'>,
): Fate {
  const isOwn = (stepId: string) => blockOf.get(stepId) === fate.stepId
  const reasons = [...refused].filter(([stepId]) => isOwn(stepId)).map(([, reason]) => reason)
  const isSlowed = [...slowed].some(isOwn)
  return {
    ...fate,
    none:
      fate.none ??
      (reasons.length > 0 ? `It would not work here: ${reasons.join(' ')}` : undefined),
    losses: isSlowed
      ? [...fate.losses, 'A pause of a second keeps the flow from going round without end.']
      : fate.losses,
  }
}

/** A file’s own report, with those of the bots that it plays. */
export function reportOf(
  { fates, besides }: { readonly fates: readonly Fate[]; readonly besides: readonly Beside[] },
  inner: readonly ImportReport[],
): ImportReport {
  const none = fates.flatMap((fate): ToldBlock[] =>
    fate.none === undefined ? [] : [toldOf(fate, fate.none)],
  )
  const loss = fates.flatMap((fate): ToldBlock[] =>
    fate.none === undefined && fate.losses.length > 0 ? [toldOf(fate, fate.losses.join(' '))] : [],
  )
  return {
    blocks: sum(inner, ({ blocks }) => blocks) + fates.length,
    exact: sum(inner, ({ exact }) => exact) + fates.length - loss.length - none.length,
    loss: [...loss, ...inner.flatMap(each => each.loss)],
    none: [...none, ...inner.flatMap(each => each.none)],
    besides: [...besides, ...inner.flatMap(each => each.besides)],
  }
}

/** What is told at which step. */
export const toldSteps = (fates: readonly Fate[]): Readonly<Record<string, ToldStep>> =>
  Object.fromEntries(
    fates.flatMap(({ stepId, type, none, losses }): [string, ToldStep][] => {
      if (none !== undefined) return [[stepId, { kind: 'none', type, reason: none }]]
      return losses.length > 0 ? [[stepId, { kind: 'loss', type, reason: losses.join(' ') }]] : []
    }),
  )

/** What of a flow is told that belongs to no block. */
export function besidesOf({ names, edges }: Pick<ImportedFlow, 'names' | 'edges'>): Beside[] {
  const shown = names.changed.slice(0, 5).map(([from, to]) => `“${from.slice(0, 60)}” is ${to}`)
  const more = names.changed.length - shown.length
  return [
    ...(shown.length > 0
      ? [
          {
            part: 'variables',
            reason: `Some are called otherwise: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
          },
        ]
      : []),
    ...(edges.length === 0 || !edges.some(({ source }) => source.startsWith('start'))
      ? [
          {
            part: 'start',
            reason: 'The start leads nowhere: draw a way from it to the first step.',
          },
        ]
      : []),
  ]
}

/** What of a report the bot file keeps beside what is told of its steps; each can be taken away by its name. */
export const keptOf = ({ blocks, exact, besides }: ImportReport) => ({
  blocks,
  exact,
  besides: Object.fromEntries(besides.map((beside, index) => [`b${index + 1}`, beside])),
})

const toldOf = ({ blockId, type }: Fate, reason: string): ToldBlock => ({ blockId, type, reason })

const sum = (reports: readonly ImportReport[], of: (report: ImportReport) => number) =>
  reports.reduce((total, report) => total + of(report), 0)
