import { Select } from '@talkgraph/ui'
import { useState } from 'react'
import { channelTitle, website } from '../../../channels/channel-mark.js'
import { counted } from '../../../text/counted.js'
import {
  forgetVisitor,
  type OfVisitor,
  type Scope,
  scopeWords,
  type Visitor,
} from '../model/delete-many.js'
import { CountedForm } from './counted-form.js'

/** Asks by what a visitor is known, says how much is kept of them, and deletes all of it. */
export function ForgetVisitor({
  scope,
  email,
  onDeleted,
  onClose,
}: {
  readonly scope: Scope
  /** Whose conversation is shown. */
  readonly email?: string
  readonly onDeleted?: () => void
  readonly onClose: () => void
}) {
  const [kind, setKind] = useState('email')
  const way = ways[kind] ?? byEmail
  return (
    <CountedForm
      title="Delete all of a visitor"
      description={`Their conversations ${scopeWords(scope)}, their threads at the desk, their files and mails go.`}
      above={
        <Select
          label="Known by"
          value={kind}
          options={choices}
          onChange={({ target }) => setKind(target.value)}
        />
      }
      kind={kind}
      field={{ ...way.field, spellCheck: false }}
      initial={email ?? ''}
      check={typed => (way.visitor(typed.trim()) ? undefined : way.wrong)}
      act={async (typed, mode) => {
        const visitor = way.visitor(typed.trim())
        return visitor ? forgetVisitor(scope, visitor, mode) : nothing
      }}
      words={wordsOf}
      onClose={onClose}
      {...(onDeleted && { onDeleted })}
    />
  )
}

const nothing: OfVisitor = { results: 0, threads: 0, mails: 0 }

/** A way to say who is meant. */
interface Way {
  readonly field: {
    readonly label: string
    readonly help?: string
    readonly type?: 'email' | 'tel'
    readonly maxLength: number
  }
  /** What is said to what names nobody. */
  readonly wrong: string
  readonly visitor: (typed: string) => Visitor | undefined
}

const byEmail: Way = {
  field: { label: 'E-mail address', type: 'email', maxLength: 254 },
  wrong: 'Write an e-mail address, such as ann@example.org',
  visitor: typed => (/^\S[^\s@]*@\S+$/.test(typed) ? { email: typed } : undefined),
}

const byPhone: Way = {
  field: {
    label: 'Phone number',
    help: 'One that a channel has confirmed, as WhatsApp and SMS do.',
    type: 'tel',
    maxLength: 40,
  },
  wrong: 'Write a number with its country, such as +49 30 123456',
  visitor: typed => {
    const phone = typed.replace(/[\s()./-]/g, '')
    return /^\+[1-9]\d{5,14}$/.test(phone) ? { phone } : undefined
  },
}

/** What channels know their people by, as people find it there. */
const ids = [
  ['telegram', 'Number of the chat'],
  ['whatsapp', 'Id'],
  ['messenger', 'Page-scoped id'],
  ['instagram', 'Id'],
  ['slack', 'Member ID'],
  [website, 'Verified id'],
] as const

const ways: Readonly<Record<string, Way>> = {
  email: byEmail,
  phone: byPhone,
  ...Object.fromEntries(
    ids.map(([channel, label]): [string, Way] => [
      channel,
      {
        field: { label, maxLength: 300 },
        wrong: 'Write the id',
        visitor: id => (id === '' ? undefined : { channel, id }),
      },
    ]),
  ),
}

const choices = [
  { value: 'email', label: 'E-mail address' },
  { value: 'phone', label: 'Phone number' },
  ...ids.map(([channel]) => ({ value: channel, label: `Id at ${channelTitle(channel)}` })),
]

function wordsOf({ results, threads, mails }: OfVisitor): string {
  const parts = [
    results > 0 && counted(results, 'conversation'),
    threads > 0 && counted(threads, 'thread'),
    mails > 0 && counted(mails, 'mail'),
  ].filter(part => part !== false)
  return new Intl.ListFormat('en').format(parts)
}
