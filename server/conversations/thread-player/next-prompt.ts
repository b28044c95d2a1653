import { findOption } from '../../../runtime/patterns/choice.js'
import type { NextSuggestion } from '../../bots/appearance/details.js'
import { capabilitiesOf, type Heard, readAnswer, type Said } from '../../channels/index.js'

/** What a person can say next of a bot without a flow, where it suggests something. */
export function nextPrompt(next: readonly NextSuggestion[]): Said['prompt'] {
  if (next.length === 0) return null
  const suggestions = next.map(({ id, title, link }) => ({ id, label: title, link }))
  return { kind: 'text', input: 'text', suggestions }
}

/** Which of them a person says; undefined where it is something else. */
export function pickedNext(
  next: readonly NextSuggestion[],
  heard: Heard,
  channel: string,
): NextSuggestion | undefined {
  const prompt = nextPrompt(next)
  if (!prompt) return undefined
  const options = next.flatMap(each => (each.link === '' ? [{ ...each, label: each.title }] : []))
  const answer = readAnswer(prompt, heard, capabilitiesOf(channel))
  return findOption(options, answer)
}
