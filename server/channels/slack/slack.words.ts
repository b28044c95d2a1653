import type { Heard } from '../incoming.js'

type HeardText = Extract<Heard, { kind: 'text' }>

/**
 * What somebody wrote, as people see it: without the names of those who are spoken to, with links by their words and
 * addresses. Where one link has words of its own, a question for an address or a number is answered with that.
 */
export function readMrkdwn(written: string): Pick<HeardText, 'text' | 'as'> {
  const hidden: NonNullable<HeardText['as']>[] = []
  const text = unescaped(
    written.replace(/<([^<>]{1,4000})>/g, (all, inside: string) => read(inside) ?? all),
  ).trim()
  const [as, another] = hidden
  return as && !another ? { text, as } : { text }

  function read(inside: string): string | undefined {
    const bar = inside.indexOf('|')
    const [target, words] = bar < 0 ? [inside, ''] : [inside.slice(0, bar), inside.slice(bar + 1)]
    const sign = target.charAt(0)
    if (sign === '@') return ''
    if (sign === '#') return `#${words || target.slice(1)}`
    if (sign === '!') return words || `@${target.slice(1).split('^', 1)[0] ?? ''}`
    const [, scheme = ''] = /^(https?|mailto|tel):/i.exec(target) ?? []
    if (scheme === '') return undefined
    const kind = kinds[scheme.toLowerCase()] ?? 'url'
    const address = kind === 'url' ? target : target.slice(scheme.length + 1)
    if (words === '') return address
    if (isIn(words, address)) return words
    hidden.push({ [kind]: unescaped(address) })
    return `${words} (${address})`
  }
}

const kinds: Readonly<Record<string, 'email' | 'tel'>> = { mailto: 'email', tel: 'tel' }

/** Words that are the address, or a part of it as addresses are written, or the same number in groups, tell nothing else. */
function isIn(words: string, address: string): boolean {
  if (/^https?:/i.test(address) && !/[./]/.test(words)) return false
  const bare = (text: string) => text.toLowerCase().replace(/[\s()/.-]/g, '')
  return address.includes('@') ? bare(address) === bare(words) : bare(address).includes(bare(words))
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
