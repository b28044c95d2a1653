/** What an owner says of a business in five fields, and its site; all but the first two and the address for mails may be blank. */
export interface Business {
  readonly name: string
  readonly offer: string
  readonly visit: string
  readonly email: string
  /** A line for each question, with its answer behind the question mark. */
  readonly questions: string
  /** The address of its web site, from which the bot answers. */
  readonly site: string
}

export const businessFields = ['name', 'offer', 'visit', 'email', 'questions', 'site'] as const

/** As many as can be looked through at a glance. */
export const mostQuestions = 8

/** A question that visitors ask; one without an answer is for a person. */
export interface AskedQuestion {
  readonly question: string
  readonly answer: string
}

/** Reads a line for each question: up to its first question mark it is the question, and what follows is the answer. */
export function readQuestions(lines: string): AskedQuestion[] {
  return lines
    .split('\n')
    .map(line => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
    .filter(line => line !== '')
    .map(line => {
      const mark = `${line} `.search(/[?？؟]\s/)
      const end = mark < 0 ? line.length : mark + 1
      return { question: line.slice(0, end), answer: sentence(line.slice(end).trimStart()) }
    })
}

/** A text that begins and ends as a sentence does. */
export function sentence(text: string): string {
  const plain = text.trim().replace(/^[-–—:]+\s*/, '')
  if (plain === '') return ''
  const [first = ''] = plain
  const begun = first.toLocaleUpperCase() + plain.slice(first.length)
  return /[\p{L}\p{N})]$/u.test(begun) ? `${begun}.` : begun
}
