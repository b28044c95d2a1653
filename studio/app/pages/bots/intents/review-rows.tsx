import {
  Button,
  Callout,
  Dialog,
  DialogClose,
  Select,
  TextField,
  TooltipButton,
} from '@talkgraph/ui'
import type { IntentRow } from '@talkgraph/wire/intents'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { tellProblem } from '../../../api/query-client.js'
import styles from './intents.module.css'
import type { Reviewed } from './intents-api.js'
import { type EditedRow, type MarkKind, type Marks, markKinds, marksOf } from './review-marks.js'

const pageSize = 25

/** Shows rows before they are kept, with what is to be looked at, each to be changed or taken out in place. */
export function ReviewRows({
  given,
  lookAgain,
  onKeep,
  onClose,
}: {
  readonly given: Reviewed
  readonly lookAgain: (rows: readonly IntentRow[]) => Promise<Reviewed>
  readonly onKeep: (rows: readonly IntentRow[]) => Promise<void>
  readonly onClose: () => void
}) {
  const [rows, setRows] = useState(() => withKeys(given.rows))
  const [marks, setMarks] = useState(() => marksOf(rows, given.review))
  const [filter, setFilter] = useState<MarkKind | ''>('')
  const [page, setPage] = useState(0)
  const [busy, setBusy] = useState<'look' | 'keep'>()
  const shown = rows.filter(({ key }) => filter === '' || kindsOf(marks, key).includes(filter))
  const pages = Math.max(1, Math.ceil(shown.length / pageSize))
  const here = Math.min(page, pages - 1)
  const filled = rows.filter(
    ({ intent, utterance }) => intent.trim() !== '' && utterance.trim() !== '',
  )
  const change = (key: number, next: Partial<IntentRow>) =>
    setRows(all => all.map(row => (row.key === key ? { ...row, ...next } : row)))
  const add = () => {
    setRows(all => [...all, { key: nextKey(all), intent: all.at(-1)?.intent ?? '', utterance: '' }])
    setFilter('')
    setPage(Math.floor(rows.length / pageSize))
  }
  const look = async () => {
    setBusy('look')
    try {
      const found = await lookAgain(filled.map(bare))
      const next = withKeys(found.rows)
      setRows(next)
      setMarks(marksOf(next, found.review))
    } catch (error) {
      tellProblem(error)
    } finally {
      setBusy(undefined)
    }
  }
  const keep = async () => {
    setBusy('keep')
    await onKeep(filled.map(bare))
    setBusy(undefined)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      stays
      size="large"
      title="Review utterances"
      description="Look at what was found, change what is wrong, and keep them. The bot learns from them when it is trained."
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button busy={busy === 'look'} disabled={filled.length === 0} onClick={() => void look()}>
            Look again
          </Button>
          <Button variant="primary" busy={busy === 'keep'} onClick={() => void keep()}>
            Keep utterances
          </Button>
        </>
      }
    >
      <Callout>{countsIn(rows, marks)}</Callout>
      <div className={styles.buttons}>
        <Select
          label="Show"
          labelHidden
          value={filter}
          options={[
            { value: '', label: `All utterances (${rows.length})` },
            ...kindNames.map(kind => ({
              value: kind,
              label: `${markKinds[kind]} (${countOf(rows, marks, kind)})`,
            })),
          ]}
          onChange={({ target: { value } }) => {
            setFilter(kindNames.find(kind => kind === value) ?? '')
            setPage(0)
          }}
        />
        <Button icon={<Plus size={16} />} onClick={add}>
          Add an utterance
        </Button>
      </div>
      <ul className={styles.rows} aria-label="Utterances">
        {shown.slice(here * pageSize, (here + 1) * pageSize).map(({ key, intent, utterance }) => (
          <li key={key} className={styles.row}>
            <TextField
              label="Intent"
              labelHidden
              size="small"
              placeholder="Intent"
              maxLength={200}
              value={intent}
              onChange={({ target: { value } }) => change(key, { intent: value })}
            />
            <TextField
              label="Utterance"
              labelHidden
              size="small"
              placeholder="What a visitor may say"
              maxLength={1000}
              value={utterance}
              onChange={({ target: { value } }) => change(key, { utterance: value })}
            />
            <TooltipButton
              label={`Take out: ${utterance}`}
              size="small"
              variant="quiet"
              icon={<Trash2 size={16} />}
              onClick={() => setRows(all => all.filter(row => row.key !== key))}
            />
            {(marks.get(key) ?? []).map(({ kind, why }) => (
              <p key={kind} className={styles.why}>
                {why}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className={styles.pages}>
          <Button size="small" disabled={here === 0} onClick={() => setPage(here - 1)}>
            Previous
          </Button>
          <span>{`Page ${here + 1} of ${pages}`}</span>
          <Button size="small" disabled={here === pages - 1} onClick={() => setPage(here + 1)}>
            Next
          </Button>
        </div>
      )}
    </Dialog>
  )
}

const kindNames = [
  'conflicts',
  'confused',
  'duplicates',
  'similar',
  'few',
] as const satisfies MarkKind[]

const withKeys = (rows: readonly IntentRow[]): readonly EditedRow[] =>
  rows.map((row, key) => ({ ...row, key }))

const nextKey = (rows: readonly EditedRow[]): number =>
  rows.reduce((most, { key }) => Math.max(most, key), -1) + 1

const bare = ({ intent, utterance }: EditedRow): IntentRow => ({
  intent: intent.trim(),
  utterance: utterance.trim(),
})

const kindsOf = (marks: Marks, key: number): readonly MarkKind[] =>
  (marks.get(key) ?? []).map(({ kind }) => kind)

const countOf = (rows: readonly EditedRow[], marks: Marks, kind: MarkKind): number =>
  rows.filter(({ key }) => kindsOf(marks, key).includes(kind)).length

function countsIn(rows: readonly EditedRow[], marks: Marks): string {
  const intents = new Set(rows.map(({ intent }) => intent.trim())).size
  const found = rows.filter(({ key }) => kindsOf(marks, key).length > 0).length
  const all = `${rows.length} utterances of ${intents} intents.`
  return found === 0 ? `${all} Nothing stands out.` : `${all} ${found} are worth a look.`
}
