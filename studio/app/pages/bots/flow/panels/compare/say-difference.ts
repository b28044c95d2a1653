import { nameOfField } from 'talkgraph/builder'
import { counted } from '../../drawing/clipboard/counted.js'
import type { Difference } from './compare.js'

/** What became of something, in a word. */
export const becameWords = { added: 'New', removed: 'Gone', changed: 'Changed' } as const

/** The sign beside the word. */
export const becameSigns = { added: '+', removed: '−', changed: '≠' } as const

/** What a difference is about: a step, a way or a value. */
export function titleOfDifference(difference: Difference): string {
  switch (difference.kind) {
    case 'step':
      return difference.name
    case 'way':
      return difference.exit === ''
        ? `Way from ${difference.from}`
        : `${difference.exit}, from ${difference.from}`
    case 'value':
      return difference.title
  }
}

/** A difference in one sentence, to be read out: 'Changed: Message: Bye; Text.' */
export function sayDifference(difference: Difference): string {
  const words = `${becameWords[difference.became]}: ${titleOfDifference(difference)}${more(difference)}`
  return /[.!?…]$/.test(words) ? words : `${words}.`
}

function more(difference: Difference): string {
  if (difference.kind === 'way') {
    const { became, toBefore, toAfter } = difference
    if (became === 'changed') return ` leads to ${toAfter} in place of ${toBefore}`
    return became === 'added' ? ` leads to ${toAfter}` : ` led to ${toBefore}`
  }
  if (difference.kind === 'value' || difference.became !== 'changed') return ''
  const names = new Set(
    difference.fields.map(({ path }) => nameOfField(difference.type, path.join('.'))),
  )
  if (difference.kindBefore !== null) return `; it was ${difference.kindBefore}`
  return `; ${names.size > 3 ? counted(names.size, 'field') : [...names].join(', ')}`
}

/** How much differs, in one sentence. */
export function sumUp(differences: readonly Difference[]): string {
  if (differences.length === 0) return 'Nothing differs.'
  const count = (became: Difference['became']) =>
    differences.filter(each => each.became === became).length
  const parts = [
    [count('added'), 'new'],
    [count('changed'), 'changed'],
    [count('removed'), 'gone'],
  ] as const
  const told = parts.flatMap(([number, word]) => (number > 0 ? `${number} ${word}` : []))
  return `${counted(differences.length, 'change')}: ${told.join(', ')}.`
}
