import { shortestPassword } from './password-rules.js'

/** Why a password is refused, for programs and for people. */
export interface PasswordWeakness {
  readonly code: 'PASSWORD_COMMON' | 'PASSWORD_IS_EMAIL' | 'PASSWORD_IS_PRODUCT'
  readonly message: string
}

const weaknesses = {
  common: {
    code: 'PASSWORD_COMMON',
    message:
      'This is one of the passwords that are tried first, because many people have it. Choose another.',
  },
  email: {
    code: 'PASSWORD_IS_EMAIL',
    message: 'This password is your e-mail address, or a part of it. Choose another.',
  },
  product: {
    code: 'PASSWORD_IS_PRODUCT',
    message: 'This password is the name of the product. Choose another.',
  },
} as const satisfies Readonly<Record<string, PasswordWeakness>>

/**
 * Why a password is too easily guessed (decision 129): it is common, the product's name, or the address of whose it is, whatever its
 * capitals, and with whatever digits and marks behind; undefined where it is not.
 */
export async function weaknessOf(
  password: string,
  email: string | undefined,
): Promise<PasswordWeakness | undefined> {
  const typed = password.trim().toLowerCase()
  const bare = bareOf(typed)
  if (/^(?:talkgraph)+$/.test(bare)) return weaknesses.product
  if (email !== undefined && partsOf(email).has(bare)) return weaknesses.email
  return (await commonPasswords()).has(typed) ? weaknesses.common : undefined
}

/** An address and its parts, as far as a password that is one of them is told from others. */
function partsOf(email: string): ReadonlySet<string> {
  const whole = email.trim().toLowerCase()
  const at = whole.lastIndexOf('@')
  const parts = [whole, whole.slice(0, at), whole.slice(at + 1)].map(bareOf)
  return new Set(parts.filter(part => part !== ''))
}

/** Letters and digits alone, without digits at the end. */
function bareOf(text: string): string {
  const kept = text.replace(/[^\p{L}\p{N}]/gu, '')
  const end = [...kept].findLastIndex(sign => sign < '0' || sign > '9')
  return [...kept].slice(0, end + 1).join('')
}

let common: Promise<ReadonlySet<string>> | undefined

/** Those of a list of 49,000 that are long enough to be chosen; read when the first password is set. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const long = dictionary['passwords-common'].filter(each => each.length >= shortestPassword)
    return new Set(long.map(each => each.toLowerCase()))
  })
  return common
}
