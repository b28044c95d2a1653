/** Far more than any bot or answer has, and far less than takes a parser long. */
const deepest = 500

const [quote, backslash, openList, closeList, openObject, closeObject] = [...'"\\[]{}'].map(sign =>
  sign.charCodeAt(0),
)

/** Whether lists and objects stand more than 500 deep in a JSON text: found without parsing, which would take long. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === quote) at = endOfText(text, at)
    else if (sign === openList || sign === openObject) {
      if (++depth > deepest) return true
    } else if (sign === closeList || sign === closeObject) depth--
  }
  return false
}

/** The place of the quote that closes the text which opens here; a quote behind an odd number of backslashes does not. */
function endOfText(text: string, from: number): number {
  for (let end = text.indexOf('"', from + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1
    while (text.charCodeAt(before) === backslash) before--
    if ((end - before) % 2 === 1) return end
  }
  return text.length
}
