/**
 * Scripts that put no spaces between words, or, as Korean does, join small words to others: pairs of their characters are taken
 * for words.
 */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー]+/gu

/**
 * The words of a text in their order, in lower case as its language has it; where a script has no spaces, its pairs of
 * characters.
 */
export function wordsIn(text: string, language = ''): readonly string[] {
  const plain = text.normalize('NFKC')
  // A capital I is another letter there.
  const lower = language === 'tr' ? plain.toLocaleLowerCase('tr') : plain.toLowerCase()
  const spaced = lower.replaceAll(/[\u00ad\u0640\u200b-\u200d\ufeff]/g, '')
  return (spaced.match(/[\p{L}\p{N}\p{M}ー]+/gu) ?? []).flatMap(run =>
    run.search(unspaced) < 0 ? [run] : pairsIn(run),
  )
}

function pairsIn(run: string): readonly string[] {
  const found: string[] = []
  let end = 0
  for (const match of run.matchAll(unspaced)) {
    if (match.index > end) found.push(run.slice(end, match.index))
    end = match.index + match[0].length
    const characters = [...match[0]]
    if (characters.length === 1) found.push(match[0])
    for (let at = 1; at < characters.length; at++)
      found.push(`${characters[at - 1]}${characters[at]}`)
  }
  if (end < run.length) found.push(run.slice(end))
  return found
}

/** What Chinese and Korean questions are made with, whatever they are about. */
const asking =
  /请问|請問|你们|你們|我们|我們|什么|什麼|怎么|怎麼|怎样|如何|多少|哪里|哪裡|哪儿|为什么|可以|有没有|是不是|[的了吗嗎呢吧您]/g
const askingInKorean =
  /(?:어떻게|무엇|무슨|언제|어디|얼마|가능|있|되|하)?(?:습니까|입니까|합니까|됩니까|한가요|인가요|나요|까요|가요|예요|에요|해요|세요|죠)(?![\p{L}])/gu
const told = /[\p{sc=Han}\p{sc=Katakana}]/u

/** A question without what says nothing of what it is about, where its script does not part words: all of it where nothing else is left. */
export function withoutSmall(question: string): string {
  const plain = question.normalize('NFKC')
  const isJapanese = /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(plain)
  const left = isJapanese
    ? plain.replaceAll(/\p{sc=Hiragana}{2,}/gu, run =>
        told.test(plain) ? `${run.charAt(0)} ` : run,
      )
    : plain.replaceAll(asking, ' ').replaceAll(askingInKorean, ' ')
  return wordsIn(left).length > 0 ? left : plain
}

/** What asks for how long, how much or how many, whatever it is about: `Long` in `How long does delivery take?`. */
const askingWords =
  /\b(?:how (?:big|far|fast|large|long|many|much|often|quickly|soon)|wie (?:lange?|oft|schnell|viele?|weit)|hoe (?:lang|snel|vaak|veel|ver)|combien de temps|cu[aá]nto tiempo|quanto tempo)\b/gi
const askingTime =
  /\b(?:how long|wie lange?|hoe lang|combien de temps|cu[aá]nto tiempo|quanto tempo)\b/i
const takingTime =
  /\b(?:takes?|dauer[nt]|duurt|duren|prend|dure|tardan?|duran?|demoram?|leva|richiede)\b/gi

/** A question without the words that only ask, where spaces part words. */
export function withoutAsking(question: string): string {
  const left = question.replaceAll(askingWords, ' ')
  return askingTime.test(question) ? left.replaceAll(takingTime, ' ') : left
}
