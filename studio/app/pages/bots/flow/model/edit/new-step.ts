import { type BotNode, describeType, exitsOf, kindOfStep } from 'talkgraph/builder'
import type { Point } from '../graph/sizes.js'

/** How many options a step begins with whose exits are its options. */
const optionsAtFirst = 2

/** A step as it is when it is added: with what its type begins with, and else with two options where its exits are options. */
export function newStep(id: string, type: string, position: Point): BotNode & { position: Point } {
  return { id, type, position, data: firstData(type) }
}

function firstData(type: string): Record<string, unknown> {
  const begins = describeType(type)?.form.begins
  if (begins) return { ...structuredClone(begins) }
  const data: Record<string, unknown> = {}
  for (const { label, each } of describeType(type)?.form.exits ?? []) {
    const [list = '', part, field] = label?.split('.') ?? []
    if (part === '<id>' && field && each)
      data[list] = Array.from({ length: optionsAtFirst }, (_, index) => ({
        id: String(index + 1),
        [field]: each.replace(/<id>|<n\+1>/, String(index + 1)),
      }))
  }
  const blank = exitsOf({ type, data }).filter(({ state, field }) => state === 'later' && field)
  for (const { field, title } of blank.slice(0, optionsAtFirst))
    if (field && !field.includes('.')) data[field] = title
  return data
}

/** What is said of a new step. */
export const addedTitle = (type: string) => `Added “${kindOfStep(type)}”`
