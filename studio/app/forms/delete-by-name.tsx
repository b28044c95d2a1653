import { ConfirmByName } from './confirm-by-name.js'

/** A card that deletes something for ever, once its name was typed. */
export function DeleteByName({
  what,
  name: given,
  help,
  busy,
  onDelete,
}: {
  /** In the middle of a sentence: 'bot'. */
  readonly what: string
  readonly name: string
  /** What goes with it. */
  readonly help: string
  readonly busy: boolean
  readonly onDelete: () => void
}) {
  // What is only looks cannot be typed: white space in a row, and controls that turn the direction of a text.
  const name = plain(given)
  return (
    <ConfirmByName
      id="delete"
      title={`Delete the ${what}`}
      help={help}
      question={`Delete the ${what} for ever?`}
      description={
        <>
          Type its name to delete it:{' '}
          <strong>
            <bdi>{name}</bdi>
          </strong>
        </>
      }
      label={`Name of the ${what}`}
      action="Delete for ever"
      busy={busy}
      isName={typed => plain(typed) === name}
      onConfirm={onDelete}
    />
  )
}

function plain(text: string): string {
  return text
    .replace(/[\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
