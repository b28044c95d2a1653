import { type KeptWay, plainly, stayOf, type WayStep } from '../../store/index.js'
import type { StoredRecord } from './record.schema.js'

/** More steps than a conversation comes by that differ. */
const mostSteps = 500

interface Growing extends WayStep {
  readonly went: string[]
  stayed?: number
}

/** The way that a conversation took: each step once, with the exits that it went on by and how long it stayed at first. */
export function wayOf({ visited }: Pick<StoredRecord, 'visited'>): KeptWay {
  const steps = new Map<string, Growing>()
  const stepOf = (node: string): Growing | undefined => {
    const known = steps.get(node)
    if (known || steps.size === mostSteps) return known
    const step: Growing = { node, went: [] }
    steps.set(node, step)
    return step
  }
  let last: string | null = null
  visited.forEach((visit, place) => {
    if ('edge' in visit) {
      const handle = plainly(visit.edge.sourceHandle)
      const step = stepOf(visit.edge.source)
      if (step && !step.went.includes(handle)) step.went.push(handle)
      return
    }
    const isFirst = !steps.has(visit.node)
    const step = stepOf(visit.node)
    last = visit.node
    const next = visited[place + 1]
    if (step && isFirst && next) step.stayed = stayOf(Math.max(next.at - visit.at, 0))
  })
  return { last, steps: [...steps.values()] }
}
