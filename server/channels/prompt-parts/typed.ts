import type { Prompt } from '../../../runtime/index.js'
import type { PromptKind } from '../../../runtime/node/prompt.js'
import type { PromptRow } from './prompt-row.js'

/** Of a prompt that is answered by words as they were written, and by nothing else. */
export const typed = {
  isSaid: () => false,
  readText: (_: Prompt, text: string) => text,
  readFile: () => undefined,
  readPlace: () => undefined,
  asksPlace: false,
  options: () => [],
  pressable: () => [],
  numbered: 'never',
  isTicked: false,
  idOf: () => undefined,
  answerOf: () => undefined,
  above: ({ pick }) => pick,
  more: ({ more }) => more,
  before: () => [],
  pictures: () => [],
  placed: <Asked extends Prompt>(prompt: Asked): Asked => prompt,
  lack: () => undefined,
} as const satisfies Omit<PromptRow<PromptKind>, 'record' | 'inWords'>
