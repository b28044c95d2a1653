import type { AnswerInput, Prompt } from '../../../runtime/index.js'
import { typedNumber } from '../../../runtime/validate/typed-number.js'
import type { Capabilities } from '../capabilities.js'
import { type Heard, wordsOf } from '../incoming.js'
import { rowOf } from '../prompts/index.js'
import { readNumbers } from './read-numbers.js'

/** Reads what a person said as the answer that the prompt takes, as this channel has shown the prompt. */
export function readAnswer(prompt: Prompt, heard: Heard, capabilities: Capabilities): AnswerInput {
  return readOwn(prompt, heard, capabilities) ?? rowOf(prompt).readText(prompt, wordsOf(heard))
}

/** Whether a file or a place is an answer to a prompt. */
export function takes(
  prompt: Prompt,
  given: Extract<Heard, { kind: 'file' | 'location' }>,
): boolean {
  return readGiven(prompt, given) !== undefined
}

/** The answer that it is in its own way; undefined where its words are read in place of it. */
function readOwn(
  prompt: Prompt,
  heard: Heard,
  capabilities: Capabilities,
): AnswerInput | undefined {
  switch (heard.kind) {
    case 'text':
      return (
        (prompt.kind === 'text' ? heard.as?.[prompt.input] : undefined) ??
        readNumbers(prompt, heard.text, capabilities)
      )
    case 'pick':
      return readPick(prompt, heard)
    case 'file':
    case 'location':
      return readGiven(prompt, heard)
  }
}

function readGiven(
  prompt: Prompt,
  given: Extract<Heard, { kind: 'file' | 'location' }>,
): AnswerInput | undefined {
  const { readFile, readPlace } = rowOf(prompt)
  return given.kind === 'file' ? readFile(prompt, given.file) : readPlace(prompt, given)
}

/** An option of an earlier question is read as its words: here it may be no option. */
function readPick(
  prompt: Prompt,
  { option, ticks }: Extract<Heard, { kind: 'pick' }>,
): AnswerInput | undefined {
  const { isTicked, options, idOf, answerOf } = rowOf(prompt)
  if (isTicked && ticks) return answerOf(ticks.flatMap(tick => options(prompt)[tick - 1]?.id ?? []))
  const id = idOf(prompt, option)
  return id === undefined ? undefined : answerOf([id])
}

/**
 * What is outside of a range is no answer to the question that a channel has put in words, unless the flow has a way of its own
 * for it: whoever said it is asked again.
 */
export function withinBounds(
  prompt: Prompt,
  answer: AnswerInput,
  { below, above }: { readonly below: boolean; readonly above: boolean },
  language: string,
): AnswerInput {
  if (prompt.kind !== 'range' || typeof answer !== 'string') return answer
  const number = typedNumber(answer, language)
  if (number === undefined) return answer
  const isOutside = (number < prompt.min && !below) || (number > prompt.max && !above)
  return isOutside ? '' : answer
}
