import type { InferOutput } from 'valibot'
import { inEnglish, type WriteBotText } from '../../node/bot-texts.js'
import { stripHtml } from '../../session/html-text.js'
import { toNumber } from '../../validate/compare-numbers.js'
import type { opinionScaleChoiceSchema } from './index.js'

type Data = InferOutput<typeof opinionScaleChoiceSchema>

/** A scale's highest number lies at most this far above its lowest; the rest is cut off. */
export const mostSteps = 100

/** Reads the scale with its lower end first. An end without a label gets the default (decision 109). */
export function readScale(data: Data, t: WriteBotText = inEnglish) {
  const start = { value: readEnd(data.from, 0), label: stripHtml(data.fromLabel) }
  const end = { value: readEnd(data.to, 10), label: stripHtml(data.toLabel) }
  const [low, high] = start.value <= end.value ? [start, end] : [end, start]
  return {
    from: low.value,
    to: Math.min(high.value, low.value + mostSteps),
    isCut: high.value > low.value + mostSteps,
    fromLabel: low.label || t('Worst'),
    toLabel: high.label || t('Best'),
  }
}

/** The ways out: every value of the scale. */
export function opinionExits(data: Data): string[] {
  const { from, to } = readScale(data)
  return [...Array(to - from + 1).keys()].map(index => String(from + index))
}

/** The names of a value on an edge: the value itself, then `source-<value - from>` (decision 9). */
export const opinionEdgeNames = (handle: string, data: Data) => [
  handle,
  `source-${Number(handle) - readScale(data).from}`,
]

function readEnd(text: string, fallback: number): number {
  const value = Math.round(toNumber(text) ?? fallback) + 0 // + 0 makes 0 of -0
  return Number.isSafeInteger(value) ? value : fallback
}
