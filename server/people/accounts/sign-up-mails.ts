import type { Mail } from '../../platform/mail/transport.js'
import { oneLine, plain } from './mails.js'

/** The mail with the link that makes an account. */
export function signUpMail(to: string, link: string): Mail {
  return plain(
    to,
    'Confirm your address',
    [
      'Somebody, probably you, signed up to Talkgraph with this address.',
      `Open this link within a day, and your account is made:\n${link}`,
      'If it was not you, do nothing: without the link there is no account.',
    ],
    [{ address: link, label: 'Confirm the address' }],
  )
}

/** The mail for who signs up and has a login already. */
export function knownSignUpMail(to: string, origin: string, template: string | null): Mail {
  const way = template === null ? '' : `?to=${encodeURIComponent(`/bots/new?template=${template}`)}`
  const signIn = `${origin}/studio/sign-in${way}`
  const newPassword = `${origin}/studio/forgot-password`
  return plain(
    to,
    'You have a login already',
    [
      'Somebody, probably you, signed up to Talkgraph with this address, which has a login already.',
      `Sign in here:\n${signIn}`,
      `If you have forgotten the password, set a new one:\n${newPassword}`,
      'If it was not you, do nothing: nothing has changed.',
    ],
    [
      { address: signIn, label: 'Sign in' },
      { address: newPassword, label: 'Set a new password' },
    ],
  )
}

/** The mail by which who runs the server hears that somebody asks for an account. */
export function requestMail(
  to: string,
  {
    name,
    email,
    note,
  }: { readonly name: string; readonly email: string; readonly note: string | null },
  link: string,
): Mail {
  return plain(
    to,
    `${oneLine(name)} asks for an account`,
    [
      `${oneLine(name)} asks for an account of the Talkgraph studio, and signs in with ${email} then.`,
      ...(note === null ? [] : [note]),
      `Accept or decline it here:\n${link}`,
    ],
    [{ address: link, label: 'See the request' }],
  )
}

/** The mail with the link into an account that was asked for. */
export function acceptedMail(to: string, link: string): Mail {
  return plain(
    to,
    'Your account is ready',
    [
      'You asked for an account of the Talkgraph studio, and it was accepted.',
      `Open this link within 7 days, and choose your password:\n${link}`,
      'If you do not know what this is about, do nothing: without the link there is no account.',
    ],
    [{ address: link, label: 'Open your account' }],
  )
}

/** The mail to who asked for an account and gets none, in the words of who runs the server. */
export function declinedMail(to: string, text: string, replyTo: string | undefined): Mail {
  return {
    ...plain(to, 'About your request for an account', [
      'You asked for an account of the Talkgraph studio. It was not accepted.',
      text,
    ]),
    replyTo,
  }
}
