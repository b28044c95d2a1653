import type { AnswerInput, Prompt } from '../../../runtime/index.js'
import { isDate } from '../../../runtime/validate/calendar-date.js'
import type { Capabilities } from '../capabilities.js'
import { type Heard, wordsOf } from '../incoming.js'
import { optionToken } from '../pick-id.js'
import { promptOptions } from '../said/prompt-options.js'
import { readNumbers } from './read-numbers.js'
import { readText } from './read-text.js'

/** Reads what a person said as the answer that the prompt takes, as this channel has shown the prompt. */
export function readAnswer(prompt: Prompt, heard: Heard, capabilities: Capabilities): AnswerInput {
  switch (heard.kind) {
    case 'text':
      return readNumbers(prompt, heard.text, capabilities) ?? readText(prompt, heard.text)
    case 'pick':
      return readPick(prompt, heard)
    case 'file': {
      const { name, size, url } = heard.file
      return takesFiles(prompt) ? { file: { name, size, url } } : readText(prompt, wordsOf(heard))
    }
    case 'location': {
      const { latitude, longitude } = heard
      return prompt.kind === 'location' ? { latitude, longitude } : readText(prompt, wordsOf(heard))
    }
  }
}

/** Whether a file is an answer to a prompt. */
export function takesFiles(prompt: Prompt): boolean {
  return prompt.kind === 'file' || (prompt.kind === 'text' && prompt.maxBytes !== undefined)
}

/** An option of an earlier question is read as its words: here it may be no option. */
function readPick(prompt: Prompt, pick: Extract<Heard, { kind: 'pick' }>): AnswerInput {
  if (prompt.kind === 'calendar' && isDate(pick.option)) return { date: pick.option }
  if (prompt.kind === 'checks' && pick.ticks)
    return pick.ticks.flatMap(tick => prompt.options[tick - 1]?.id ?? [])
  const option = promptOptions(prompt).find(
    ({ id }) => id === pick.option || optionToken(id) === pick.option,
  )?.id
  if (option === undefined) return readText(prompt, wordsOf(pick))
  switch (prompt.kind) {
    case 'choices':
    case 'image-choices':
    case 'cards':
      return { pick: option }
    case 'checks':
      return [option]
    case 'calendar':
      return { slot: option }
    default:
      return Number(option)
  }
}
