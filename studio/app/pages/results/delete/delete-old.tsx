import { counted } from '../../../text/counted.js'
import { deleteOld, type Scope, scopeWords } from '../model/delete-many.js'
import { CountedForm } from './counted-form.js'

const mostDays = 36_500

/** Asks for an age, says how many conversations are older, and deletes them. */
export const DeleteOld = ({
  scope,
  onClose,
}: {
  readonly scope: Scope
  readonly onClose: () => void
}) => (
  <CountedForm
    title="Delete old conversations"
    description={`Those ${scopeWords(scope)} in which nothing happened for so many days.`}
    field={{ label: 'Days', inputMode: 'numeric', maxLength: 5 }}
    initial="365"
    check={typed =>
      /^\d+$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= mostDays
        ? undefined
        : `Write a whole number from 1 to ${mostDays}`
    }
    act={(typed, mode) => deleteOld(scope, Number(typed), mode)}
    words={({ results }) => (results > 0 ? counted(results, 'conversation') : '')}
    onClose={onClose}
  />
)
