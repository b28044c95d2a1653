import type { AnswerInput, Option } from '../../../runtime/index.js'
import { findOption } from '../../../runtime/patterns/choice.js'
import type { Lack } from '../lack.js'
import { idIn, onlyOne } from './picked.js'
import type { Forms, ShownOver } from './prompt-row.js'
import { typed } from './typed.js'

/** Of a prompt for one number of a few, which these options name. */
export function levels<Asked>(options: (prompt: Asked) => readonly Option[]) {
  return {
    ...typed,
    /** A level by its name or its number; the step reads what is neither. */
    readText(prompt: Asked, text: string): AnswerInput {
      const written = text.trim()
      const id = findOption(options(prompt), written)?.id
      return id === undefined ? written : Number(id)
    },
    options,
    /** They are seen as a whole or not at all. */
    pressable(prompt: Asked, { buttons, list }: Forms): readonly Option[] {
      const all = options(prompt)
      return all.length <= Math.max(buttons?.most ?? 0, list?.most ?? 0) ? all : []
    },
    idOf: (prompt: Asked, pressed: string) => idIn(options(prompt), pressed),
    answerOf(ids: readonly string[]): AnswerInput | undefined {
      const id = onlyOne(ids)
      return id === undefined ? undefined : Number(id)
    },
    lack: (_: Asked, { title, isPressed }: ShownOver): Lack | undefined =>
      isPressed
        ? undefined
        : {
            message: `${title} has no buttons for this question: people write a number.`,
            remedy: 'Say in the question what the lowest and the highest number mean.',
          },
  } as const
}

/** Longer scales are answered by typing. */
const mostLevels = 20

/** The numbers from one to another as options, those with a label with it behind them. */
export function levelsBetween(
  from: number,
  to: number,
  labels: Readonly<Record<number, string>> = {},
): readonly Option[] {
  if (to - from >= mostLevels) return []
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const level = String(from + index)
    const label = labels[from + index]
    return { id: level, label: label ? `${level} (${label})` : level }
  })
}
