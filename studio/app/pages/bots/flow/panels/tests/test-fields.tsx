import { Button, Select, TextArea, TextField } from '@talkgraph/ui'
import type { Expected, FlowTest } from 'talkgraph/testing'
import { afterPress } from '#forms/after-press.js'
import { keyOf } from '#keys/press.js'
import { counted } from '#text/counted.js'
import { useDraftRoom } from '../../model/draft/use-draft.js'
import { fromLine, fromNameLines, linesIn, toLine, toNameLines } from './answer-lines.js'
import styles from './tests.module.css'
import { hasTest } from './tests-of.js'
import { useLeft } from './use-left.js'

/** A test's name, answers and expectations, to be changed. */
export function TestFields({
  test,
  onChange,
  onRenamed,
}: {
  readonly test: FlowTest
  readonly onChange: (test: FlowTest, title: string) => boolean
  readonly onRenamed: (name: string) => void
}) {
  const room = useDraftRoom()
  const { name, expect } = test
  const renamed = useLeft(name, text => {
    const wanted = text.trim()
    if (wanted === name) return undefined
    if (wanted === '') return 'Give the test a name.'
    if (hasTest(room.state().draft, wanted)) return 'Another test has this name.'
    if (onChange({ ...test, name: wanted }, `Renamed the test “${name}”`)) onRenamed(wanted)
    return undefined
  })
  const expectAs = (next: Expected) =>
    void onChange({ ...test, expect: next }, `Changed what “${name}” expects`)
  return (
    <>
      <TextField
        label="Name"
        maxLength={100}
        value={renamed.text}
        error={renamed.refusal}
        onChange={event => renamed.type(event.target.value)}
        onBlur={() => afterPress(renamed.leave)}
        onKeyDown={event => keyOf(event) === 'Enter' && renamed.leave()}
      />
      <Lines
        label="Answers"
        help="One on each line, in the order of asking; what is no text as JSON."
        text={(test.answers ?? []).map(toLine).join('\n')}
        onKeep={text =>
          void onChange(
            { ...test, answers: linesIn(text).map(fromLine) },
            `Changed the answers of “${name}”`,
          )
        }
      />
      <Lines
        label="The bot says"
        help="One on each line; others may come between. Empty: whatever it says."
        text={(expect.says ?? []).map(said => said.replace(/\s+/g, ' ')).join('\n')}
        onKeep={text => expectAs(withPart(expect, 'says', linesIn(text)))}
      />
      <Lines
        label="Variables at the end"
        help="Such as size = Large, one on each line. Empty: whatever they are."
        text={toNameLines(expect.variables ?? {})}
        onKeep={text => {
          const { values, fault } = fromNameLines(text)
          if (fault !== undefined) return `Write “${fault}” as name = value.`
          return expectAs(withPart(expect, 'variables', values))
        }}
      />
      <Select
        label="How it ends"
        value={expect.ended ?? ''}
        options={ends}
        onChange={event => {
          const ended = ends.find(({ value }) => value === event.target.value)?.value ?? ''
          expectAs(withPart(expect, 'ended', ended || undefined))
        }}
      />
      {expect.visited && (
        <div className={styles.bar}>
          <span
            className={styles.quiet}
          >{`It comes by ${counted(expect.visited.length, 'step')} in this order.`}</span>
          <Button size="small" onClick={() => expectAs(withPart(expect, 'visited', undefined))}>
            Do not look at the steps
          </Button>
        </div>
      )}
    </>
  )
}

const ends = [
  { value: '', label: 'However it ends' },
  { value: 'no-next-node', label: 'The conversation is over' },
  { value: 'waiting', label: 'It waits for an answer' },
  { value: 'problem', label: 'It stops with a problem' },
] as const

/** What is empty is not looked at. */
function withPart<Part extends keyof Expected>(
  expected: Expected,
  part: Part,
  value: Expected[Part],
): Expected {
  const { [part]: _, ...others } = expected
  const isNothing = value === undefined || Object.keys(Object(value)).length === 0
  return isNothing && typeof value !== 'string' ? others : { ...others, [part]: value }
}

function Lines({
  label,
  help,
  text,
  onKeep,
}: {
  readonly label: string
  readonly help: string
  readonly text: string
  readonly onKeep: (text: string) => string | undefined
}) {
  const isSame = (one: string, other: string) =>
    linesIn(one).join('\n') === linesIn(other).join('\n')
  const typed = useLeft(text, next => (isSame(next, text) ? undefined : onKeep(next)))
  return (
    <TextArea
      label={label}
      help={help}
      rows={Math.min(8, Math.max(2, text.split('\n').length))}
      spellCheck={false}
      value={typed.text}
      error={typed.refusal}
      onChange={event => typed.type(event.target.value)}
      onBlur={() => afterPress(typed.leave)}
    />
  )
}
