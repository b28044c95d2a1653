import type { Mail } from '../../platform/mail/transport.js'

/** A mail from the server to one person; `links` names the lines that are addresses. */
export const plain = (
  to: string,
  subject: string,
  lines: readonly string[],
  links: readonly { readonly address: string; readonly label: string }[] = [],
): Mail => ({
  fromName: 'Talkgraph',
  to: [to],
  cc: [],
  bcc: [],
  subject,
  text: `${lines.join('\n\n')}\n`,
  ...(links.length > 0 && { links: [...links] }),
})

/** The mail with the link to a new password. */
export function resetMail(to: string, link: string): Mail {
  return plain(
    to,
    'Set a new password',
    [
      'Somebody, probably you, asked for a new password for the Talkgraph studio.',
      `Set it here within 30 minutes:\n${link}`,
      'Afterwards you are signed out everywhere. If it was not you, do nothing: your password stays as it is.',
    ],
    [{ address: link, label: 'Set a new password' }],
  )
}

/** The mail with the link that makes an address the one that somebody signs in with. */
export function confirmEmailMail(to: string, link: string): Mail {
  return plain(
    to,
    'Confirm your new address',
    [
      'Somebody, probably you, wants to sign in to the Talkgraph studio with this address.',
      `Open this link within an hour, and sign in as before if you are asked to:\n${link}`,
      'If it was not you, do nothing.',
    ],
    [{ address: link, label: 'Confirm the address' }],
  )
}

/** The mail with the code by which somebody who is signed in confirms that it is them. */
export function confirmCodeMail(to: string, code: string): Mail {
  return plain(to, `${code} confirms that it is you`, [
    'Somebody who is signed in to the Talkgraph studio as you, probably you, wants to do what reaches far, such as making a key.',
    `Enter this code there within 10 minutes: ${code}`,
    'If it was not you, set a new password at once: that signs out everywhere.',
  ])
}

/** The mail by which an address hears that another is to take its place. */
export function emailChangeMail(to: string, newEmail: string): Mail {
  return plain(to, 'Your address is about to change', [
    `Somebody, probably you, wants to sign in to the Talkgraph studio with ${newEmail} instead of this address.`,
    'It changes once the link is opened that was sent there.',
    'If it was not you, set a new password at once: that signs out everywhere, and the link is worth nothing then.',
  ])
}

/** The mail with the link into an account. */
export function invitationMail(
  to: string,
  {
    link,
    account,
    invitedBy,
    isGuest,
    text = '',
  }: {
    readonly link: string
    readonly account: string
    readonly invitedBy: string
    /** Whoever came has made the account: what they call themselves makes no subject. */
    readonly isGuest: boolean
    /** What the account says beside it. */
    readonly text?: string | undefined
  },
): Mail {
  return plain(
    to,
    isGuest
      ? 'You are invited to the Talkgraph studio'
      : `${oneLine(invitedBy)} invites you to ${oneLine(account)}`,
    [
      `${oneLine(invitedBy)} invites you to work with ${oneLine(account)} in the Talkgraph studio.`,
      ...(text === '' ? [] : [text]),
      `Open this link within 7 days. It is for ${to} alone:\n${link}`,
      'If you do not know what this is about, do nothing.',
    ],
    [{ address: link, label: 'Open the invitation' }],
  )
}

/** Names are written by people: they make no header, and nothing that a mail program would link. */
export function oneLine(text: string): string {
  return (
    text
      // What joins letters is part of the word, and what is not seen parts none.
      .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}/]/gu, ' ')
      .replace(/(?<=\S)[.@](?=\S)|:(?=\S)/g, ' ')
      .replace(/ {2,}/g, ' ')
      .trim()
  )
}
