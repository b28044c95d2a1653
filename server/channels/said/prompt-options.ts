import type { Option, Prompt } from '../../../runtime/index.js'

/** Longer scales are answered by typing. */
const mostSteps = 20

/** What can be picked as an answer to a prompt, where it is not to be typed. */
export function promptOptions(prompt: Prompt): readonly Option[] {
  switch (prompt.kind) {
    case 'choices':
    case 'image-choices':
    case 'cards':
    case 'checks':
      return prompt.options
    case 'rating':
      return steps(1, prompt.max)
    case 'scale':
      return steps(prompt.from, prompt.to, { [prompt.from]: prompt.fromLabel, [prompt.to]: prompt.toLabel })
    case 'calendar':
      return prompt.slots.map(slot => ({ id: slot, label: slot }))
    default:
      return []
  }
}

function steps(from: number, to: number, labels: Readonly<Record<number, string>> = {}): Option[] {
  if (to - from >= mostSteps) return []
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const step = String(from + index)
    const label = labels[from + index]
    return { id: step, label: label ? `${step} (${label})` : step }
  })
}
