import type { AnswerInput } from '../node/prompt.js'
import { isUnseen } from '../validate/as-typed.js'
import { fieldsOf, type Reading } from './reading.js'

/** Reads a place that was typed, or `{ latitude, longitude }` in degrees, recorded `latitude,longitude` (decision 36). */
export function readLocation(answer: AnswerInput): Reading {
  if (typeof answer === 'string' || typeof answer === 'number') {
    const text = String(answer).trim()
    return isUnseen(text) ? { ok: false } : { ok: true, value: text }
  }
  const { latitude, longitude } = fieldsOf(answer)
  if (!isWithin(latitude, 90) || !isWithin(longitude, 180)) return { ok: false }
  return { ok: true, value: `${latitude},${longitude}` }
}

function isWithin(degrees: AnswerInput | undefined, limit: number): degrees is number {
  return typeof degrees === 'number' && Math.abs(degrees) <= limit
}
