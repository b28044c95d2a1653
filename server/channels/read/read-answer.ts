import type { AnswerInput, Prompt } from '../../../runtime/index.js'
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
