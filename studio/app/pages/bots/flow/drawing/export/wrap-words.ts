/** Signs of Chinese, Japanese and Korean take the room of two letters. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/

const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0)

/** A text in at most so many lines of so many letters; the last one ends with `…` where something had to be left out. */
export function wrapWords(text: string, letters: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of wordsOf(text, letters)) {
    if (line !== '' && widthOf(`${line}${word}`.trimEnd()) > letters) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += word
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  if (lines.length <= most) return lines
  const last = shorten(`${lines[most - 1]}…`, letters)
  return [...lines.slice(0, most - 1), last]
}

/** A text cut to so many letters. */
export function shorten(text: string, letters: number): string {
  if (widthOf(text) <= letters) return text
  let cut = text
  while (widthOf(cut) > letters - 1) cut = [...cut].slice(0, -1).join('')
  return `${cut.replace(/…$/, '').trimEnd()}…`
}

/** Words with the space behind them; between signs that take the room of two there may be a break, and in words that are too long. */
function wordsOf(text: string, letters: number): string[] {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<= )/)
    .flatMap(word => (wide.test(word) || widthOf(word) > letters ? partsOf(word, letters) : [word]))
}

function partsOf(word: string, letters: number): string[] {
  if (wide.test(word)) return [...word]
  const signs = [...word]
  const parts: string[] = []
  for (let at = 0; at < signs.length; at += letters)
    parts.push(signs.slice(at, at + letters).join(''))
  return parts
}
