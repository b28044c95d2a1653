import type { FunnelPart, FunnelRecord } from '@talkgraph/wire/visits'
import { doors } from '../../channels/index.js'
import type { FlowChoice, ResultDay, Store, VisitCount } from '../../store/index.js'
import type { StepInOrder } from './steps-in-order.js'

/** What a funnel is counted of. */
interface FunnelOf extends FlowChoice {
  readonly channel?: string | undefined
}

const mostParts = 100

/** Counts how many came how far; `order` are the steps of the flow. */
export async function funnelOf(
  { results, visits }: Pick<Store, 'results' | 'visits'>,
  { channel, ...choice }: FunnelOf,
  order: readonly StepInOrder[],
): Promise<Omit<FunnelRecord, 'from' | 'to'>> {
  const counted =
    channel === undefined
      ? { ...(await results.flow(choice)), days: await results.restingDays(choice) }
      : await results.flowOf({ ...choice, channel })
  const seen =
    channel === undefined || channel === doors.browser.name ? await visits.list(choice) : []
  const byId = new Map(counted.steps.map(step => [step.nodeId, step]))
  return {
    visits: sum(seen, 'seen'),
    opened: sum(seen, 'opened'),
    began: counted.began,
    ended: counted.steps.reduce((all, { ended }) => all + ended, 0),
    steps: order.map(({ nodeId, asks }) => {
      const { came = 0, left = 0 } = byId.get(nodeId) ?? {}
      return { nodeId, asks, reached: came, answered: Math.max(came - left, 0), left }
    }),
    days: daysOf(seen, counted.days),
    pages: partsOf(seen, ({ page }) => page),
    languages: partsOf(seen, ({ language }) => language),
    versions: counted.versions.map(({ version }) => version || null),
  }
}

const sum = (visits: readonly VisitCount[], kind: VisitCount['kind']): number =>
  visits.filter(visit => visit.kind === kind).reduce((all, { count }) => all + count, 0)

function daysOf(seen: readonly VisitCount[], days: readonly ResultDay[]): FunnelRecord['days'] {
  const all = new Set([...seen.map(({ day }) => day), ...days.map(({ day }) => day)])
  return [...all].sort().map(day => {
    const those = seen.filter(visit => visit.day === day)
    const { began = 0, ended = 0 } = days.find(each => each.day === day) ?? {}
    return { day, visits: sum(those, 'seen'), opened: sum(those, 'opened'), began, ended }
  })
}

function partsOf(
  seen: readonly VisitCount[],
  nameOf: (visit: VisitCount) => string,
): readonly FunnelPart[] {
  const parts = new Map<string, VisitCount[]>()
  for (const visit of seen) {
    const those = parts.get(nameOf(visit)) ?? []
    those.push(visit)
    parts.set(nameOf(visit), those)
  }
  return [...parts]
    .map(([name, those]) => ({ name, visits: sum(those, 'seen'), opened: sum(those, 'opened') }))
    .toSorted((a, b) => b.visits - a.visits || (a.name < b.name ? -1 : 1))
    .slice(0, mostParts)
}
