import { timeCode } from '../accounts/time-code.js'

/** What an authenticator app shows for an address that was scanned, now or so many steps from now. */
export function codesOf(address: string): (later?: number) => string {
  const secret = fromBase32(new URL(address).searchParams.get('secret') ?? '')
  return (later = 0) => timeCode(secret, Math.floor(Date.now() / 30_000) + later)
}

function fromBase32(text: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text.replace(/=+$/, '')]
    .map(letter => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2))).toString()
}
