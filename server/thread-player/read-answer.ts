import type { AnswerInput, Prompt } from '../../runtime/index.js'
import { promptOptions } from './prompt-options.js'

/** Reads what a visitor wrote as the answer that the prompt takes; options are named by their titles or their ids. */
export function readAnswer(prompt: Prompt, text: string): AnswerInput {
  const written = text.trim()
  switch (prompt.kind) {
    case 'checks':
      return readChecks(prompt, written)
    case 'rating':
    case 'scale':
      return readNumber(idOf(prompt, written) ?? written)
    case 'range':
      return readNumber(written)
    case 'calendar':
      return readDay(prompt, written)
    case 'file':
      return readFile(written)
    default:
      return text
  }
}

function idOf(prompt: Prompt, written: string): string | undefined {
  return promptOptions(prompt).find(({ label }) => fold(label) === fold(written))?.id
}

/** One option, or several in lines or with commas between them. */
function readChecks({ options }: Extract<Prompt, { kind: 'checks' }>, written: string): AnswerInput {
  const isOne = options.some(({ id, label }) => [id, label].some(name => fold(name) === fold(written)))
  if (isOne) return [written]
  return written
    .split(/[,;\n]/)
    .map(part => part.trim())
    .filter(part => part !== '')
}

function readNumber(written: string): AnswerInput {
  const number = Number(written.replace(',', '.'))
  return written === '' || Number.isNaN(number) ? written : number
}

/** `2026-11-22`, `2026-11-22 09:00 - 10:00`, or one of the times that the day before has. */
function readDay({ date, slots }: Extract<Prompt, { kind: 'calendar' }>, written: string): AnswerInput {
  const slot = slots.find(each => fold(each) === fold(written))
  if (slot !== undefined && date !== null) return { slot }
  const [, day = written, time = ''] = /^(\d{4}-\d{2}-\d{2})\s*(.*)$/.exec(written) ?? []
  return time === '' ? { date: day } : { date: day, slot: time.replace(/\s*[-–]\s*/, ' - ') }
}

/** A file that lies somewhere else already; nothing is fetched from there. */
function readFile(written: string): AnswerInput {
  if (!/^https?:\/\/\S+$/i.test(written) || !URL.canParse(written)) return written
  const { pathname, hostname } = new URL(written)
  const name = pathname.split('/').at(-1) || hostname
  return { file: { name: decode(name), size: 0, url: written } }
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const fold = (text: string) => text.trim().toLowerCase()
