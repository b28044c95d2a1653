import * as v from 'valibot'
import { isTooDeep } from '../../platform/http/json-depth.js'

/** More steps of one answer are not taken. */
export const mostSteps = 80
const mostWays = 60
const mostCharacters = 400_000

const name = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(200))

const way = v.object({ exit: v.optional(v.nullable(name)), to: name })

const step = v.object({
  id: v.optional(v.nullable(name)),
  type: v.pipe(v.string(), v.maxLength(200)),
  data: v.optional(v.unknown()),
  next: v.optional(v.unknown()),
})

const plan = v.object({
  explanation: v.optional(v.unknown()),
  name: v.optional(v.unknown()),
  steps: v.array(v.unknown()),
})

/** A step as a model drew it; nothing in it has been checked against its type. */
export interface PlannedStep {
  readonly id: string | undefined
  readonly type: string
  readonly data: unknown
  /** Undefined: it says nothing of its ways. */
  readonly next: readonly { readonly exit: string; readonly to: string }[] | undefined
}

/** What a model answered, as far as it can be read. */
export interface Plan {
  readonly explanation: string
  readonly name: string | undefined
  readonly steps: readonly PlannedStep[]
  /** How many steps could not be read, or were too many. */
  readonly unread: number
}

/** Reads a model's answer: JSON, also where other words or a code fence stand around it. Undefined where it holds no steps. */
export function readPlan(answer: string): Plan | undefined {
  const read = v.safeParse(plan, jsonIn(answer))
  if (!read.success) return undefined
  const { steps, explanation, name } = read.output
  const taken = steps.slice(0, mostSteps).flatMap(each => readStep(each) ?? [])
  if (taken.length === 0) return undefined
  return {
    explanation: line(explanation, 1000),
    name: line(name, 100) || undefined,
    steps: taken,
    unread: steps.length - taken.length,
  }
}

/** The JSON in a text; undefined where there is none that can be read. */
export function jsonIn(answer: string): unknown {
  const [first, last] = [answer.indexOf('{'), answer.lastIndexOf('}')]
  const text = answer.slice(Math.max(first, 0), last + 1)
  if (first < 0 || text.length > mostCharacters || isTooDeep(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readStep(given: unknown): PlannedStep | undefined {
  const read = v.safeParse(step, given)
  if (!read.success) return undefined
  const { id, type, data, next } = read.output
  return { id: id ?? undefined, type, data, next: Array.isArray(next) ? waysIn(next) : undefined }
}

const waysIn = (next: readonly unknown[]) =>
  next.slice(0, mostWays).flatMap(each => {
    const read = v.safeParse(way, each)
    return read.success ? [{ exit: read.output.exit ?? '', to: read.output.to }] : []
  })

/** A text of a model for people: one line, without control characters. */
function line(text: unknown, most: number): string {
  return typeof text === 'string'
    ? text
        .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
        .trim()
        .slice(0, most)
    : ''
}
