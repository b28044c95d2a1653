import { oneLine, plain } from '../people/accounts/index.js'
import type { Mail } from '../platform/mail/transport.js'

/** A connection from which its provider takes nothing, as its owner is told of it. */
interface Withdrawn {
  /** What people call the channel. */
  readonly title: string
  readonly name: string | null
  readonly botTitle: string
  readonly remedy: string
  /** How many messages wait. */
  readonly waiting: number
  readonly link?: string | undefined
}

/** The mail that tells an owner that a channel needs them. */
export function withdrawnMail(
  to: string,
  { title, name, botTitle, remedy, waiting, link }: Withdrawn,
): Mail {
  const bot = oneLine(botTitle)
  const which = name === null ? title : `${title} (${oneLine(name)})`
  const wait =
    waiting === 1 ? 'One message waits' : waiting > 1 ? `${waiting} messages wait` : 'Messages wait'
  return plain(
    to,
    `${title} needs you: ${bot} cannot write`,
    [
      `${title} takes nothing from ${bot} any more over the connection ${which}.`,
      remedy,
      `${wait} until that is done, for seven days at the most. Then they go out by themselves.`,
      ...(link === undefined ? [] : [`Mend it here:\n${link}`]),
    ].filter(line => line !== ''),
    link === undefined ? [] : [{ address: link, label: 'Mend the connection' }],
  )
}
