import { Button, Card, EmptyState, ErrorState, LinkButton, SkeletonRows } from '@talkgraph/ui'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { wordsOf } from '#api/problem.js'
import type { NamedDraft } from '#api/records.js'
import { stateOfNamed, statePath } from '#paths/stored-path.js'
import { useNamedDrafts } from '../api/named-drafts.js'
import { DeleteDialog } from './delete-dialog.js'
import { KeepDialog } from './keep-dialog.js'
import { MadeWords, madeOfNamed } from './made.js'
import styles from './named.module.css'
import { RenameDialog } from './rename-dialog.js'

/** What is open above the list. */
type Asking =
  | { readonly what: 'keep' }
  | { readonly what: 'rename' | 'delete'; readonly draft: NamedDraft }

/** The drafts of a bot that were kept under a name: looked at, compared with the draft, renamed, deleted. */
export function NamedDrafts({ botId }: { readonly botId: string }) {
  const { data, error, refetch, isFetching } = useNamedDrafts(botId)
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  return (
    <Card
      title="Named drafts"
      help="The draft as it stood at a moment. Visitors never meet them."
      actions={
        <Button size="small" onClick={() => setAsking({ what: 'keep' })}>
          Keep the draft under a name
        </Button>
      }
    >
      {error && !data ? (
        <ErrorState
          title="The named drafts could not be loaded"
          onRetry={refetch}
          busy={isFetching}
        >
          {wordsOf(error)}
        </ErrorState>
      ) : !data ? (
        <SkeletonRows label="Loading the named drafts" rows={2} />
      ) : data.length === 0 ? (
        <EmptyState icon={<Bookmark size={20} />} title="No draft is kept yet">
          Keep one before you try something out.
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label="Named drafts">
          {data.map(draft => (
            <Row
              key={draft.id}
              botId={botId}
              draft={draft}
              onAsk={what => setAsking({ what, draft })}
            />
          ))}
        </ul>
      )}
      {asking?.what === 'keep' && <KeepDialog botId={botId} onClose={close} />}
      {asking?.what === 'rename' && (
        <RenameDialog botId={botId} draft={asking.draft} onClose={close} />
      )}
      {asking?.what === 'delete' && (
        <DeleteDialog botId={botId} draft={asking.draft} onClose={close} />
      )}
    </Card>
  )
}

function Row({
  botId,
  draft,
  onAsk,
}: {
  readonly botId: string
  readonly draft: NamedDraft
  readonly onAsk: (what: 'rename' | 'delete') => void
}) {
  const { id, name } = draft
  const state = stateOfNamed(id)
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name} dir="auto">
          {name}
        </p>
        <p className={styles.made}>
          <MadeWords made={madeOfNamed(draft)} />
        </p>
      </div>
      <div className={styles.actions}>
        <LinkButton
          size="small"
          variant="plain"
          href={statePath(botId, state)}
          aria-label={`Look at it: “${name}”`}
        >
          Look at it
        </LinkButton>
        <LinkButton
          size="small"
          variant="plain"
          href={statePath(botId, 'draft', state)}
          aria-label={`Compare or bring back “${name}”`}
        >
          Compare or bring back
        </LinkButton>
        <Button
          size="small"
          variant="plain"
          aria-label={`Rename “${name}”`}
          onClick={() => onAsk('rename')}
        >
          Rename
        </Button>
        <Button
          size="small"
          variant="plain"
          aria-label={`Delete “${name}”`}
          onClick={() => onAsk('delete')}
        >
          Delete
        </Button>
      </div>
    </li>
  )
}
