import { counted } from '../../../text/counted.js'
import { forgetVisitor, type OfVisitor, type Scope, scopeWords } from '../model/delete-many.js'
import { CountedForm } from './counted-form.js'

/** Asks for a visitor's address, says how much is kept of them, and deletes all of it. */
export const ForgetVisitor = ({
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
}) => (
  <CountedForm
    title="Delete all of a visitor"
    description={`Their conversations ${scopeWords(scope)}, their threads at the desk, their files and mails go, by e-mail address.`}
    field={{
      label: 'E-mail address',
      type: 'email',
      inputMode: 'email',
      maxLength: 254,
      spellCheck: false,
    }}
    initial={email ?? ''}
    check={typed =>
      /^\S[^\s@]*@\S+$/.test(typed.trim())
        ? undefined
        : 'Write an e-mail address, such as ann@example.org'
    }
    act={(typed, mode) => forgetVisitor(scope, typed.trim(), mode)}
    words={wordsOf}
    onClose={onClose}
    {...(onDeleted && { onDeleted })}
  />
)

function wordsOf({ results, threads, mails }: OfVisitor): string {
  const parts = [
    results > 0 && counted(results, 'conversation'),
    threads > 0 && counted(threads, 'thread'),
    mails > 0 && counted(mails, 'mail'),
  ].filter(part => part !== false)
  return new Intl.ListFormat('en').format(parts)
}
