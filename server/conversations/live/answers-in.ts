import { stripHtml } from '../../../runtime/session/html-text.js'
import type { MessageEntry } from '../../store/index.js'

/** What a visitor had answered in these messages before an agent said something, with what was asked, without HTML. */
export function answersIn(
  messages: readonly MessageEntry[],
): { question: string; answer: string }[] {
  const end = messages.findIndex(({ who }) => who === 'agent')
  const answers: { question: string; answer: string }[] = []
  let question = ''
  for (const { who, text, said } of end < 0 ? messages : messages.slice(0, end)) {
    // What the server itself has played is stored without HTML.
    if (who === 'bot') question = (said ? text : stripHtml(text)).trim()
    else if (question !== '') {
      answers.push({ question, answer: text })
      question = ''
    }
  }
  return answers
}
