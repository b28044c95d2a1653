/**
 * A text of `format=flowed`, in which a line that ends with a space goes on in the next one: within what one quoted, and unless
 * it is the mark of a signature. `isJoined` (`DelSp=yes`): that space is none of the text's.
 */
export function unflowed(text: string, isJoined = false): string {
  const lines: string[] = []
  let goesOn: string | undefined
  for (const line of text.split('\n')) {
    const mark = /^>*/.exec(line)?.[0] ?? ''
    // A space before the words keeps them from being taken for a quote.
    const words = line.slice(mark.length).replace(/^ /, '')
    const isSignature = words === '-- '
    if (goesOn === mark && !isSignature) lines.push(`${lines.pop() ?? ''}${words}`)
    else lines.push(mark === '' ? words : `${mark} ${words}`)
    const isFlowing = words.endsWith(' ') && !isSignature
    if (isFlowing && isJoined) lines.push((lines.pop() ?? '').slice(0, -1))
    goesOn = isFlowing ? mark : undefined
  }
  return lines.join('\n')
}
