import { trustedTypesPolicy } from './trusted-types.js'

/** Read without asking, on pages too that let nobody read HTML. */
const usual: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
])

/**
 * The character of a name of HTML, such as `uuml`; undefined for what is none. In what is built for browsers it stands in
 * place of the runtime's table: a browser knows all names.
 */
export function namedCharacter(name: string): string | undefined {
  return usual.get(name) ?? asked(`&${name};`)
}

/** The character of a number from 128 to 159, which programs of old wrote for others than those that have it today. */
export const oldCharacter = (code: number): string => asked(`&#${code};`) ?? ''

/** The longest character that has a name is of two units; a name that is none stays, with its signs. */
function asked(reference: string): string | undefined {
  const reader = document.createElement('textarea')
  try {
    Reflect.set(reader, 'innerHTML', trustedTypesPolicy()?.createHTML(reference) ?? reference)
  } catch {
    // The page enforces Trusted Types and does not allow our policy.
    return undefined
  }
  const { textContent } = reader
  return textContent.length < 3 ? textContent : undefined
}
