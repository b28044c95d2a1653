import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** How the passwords of pages are kept. */
export interface PagePasswords {
  hash(password: string): Promise<string>
  /** Takes the same time whatever of it is right. */
  verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>
}

const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const bytes = 32

/** Keeps passwords by scrypt, with a salt each; some 50 ms of a processor beside the loop. */
export const slowPagePasswords: PagePasswords = {
  hash: async password => {
    const salt = randomBytes(16)
    const key = await derive(password.normalize(), salt, bytes)
    return `${salt.toString('base64url')}.${key.toString('base64url')}`
  },
  verify: async ({ hash, password }) => {
    const [salt = '', key = ''] = hash.split('.')
    const right = Buffer.from(key, 'base64url')
    const given = await derive(password.normalize(), Buffer.from(salt, 'base64url'), bytes)
    return right.length === bytes && timingSafeEqual(given, right)
  },
}
