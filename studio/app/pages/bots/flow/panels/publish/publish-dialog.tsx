import {
  Button,
  Callout,
  Dialog,
  DialogClose,
  ErrorState,
  SkeletonRows,
  TextArea,
} from '@talkgraph/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { api } from '#api/client.js'
import { ApiProblem, wordsOf } from '#api/problem.js'
import type { BotAbout } from '#api/records.js'
import { counted } from '#text/counted.js'
import type { Published as PublishedVersion } from '../../../api/mutations.js'
import { keys, useFlow } from '../../../api/queries.js'
import { WarningList } from '../../../bot/publish-warnings.js'
import { readFlowSettings } from '../../../settings/read-settings.js'
import { UsedBy } from '../../../sub-flows/used-by.js'
import { ChangeList } from '../../../versions/changes.js'
import { draftChanges } from '../../model/changes/draft-changes.js'
import { useDraft } from '../../model/draft/use-draft.js'
import { useFindings } from '../../model/findings/use-findings.js'
import { FindingList, type FindingPlace } from '../findings/findings-panel.js'
import { RequiredTests } from '../tests/required-tests.js'
import { areGreen } from '../tests/tests-store.js'
import { useTests } from '../tests/use-tests.js'
import styles from './publish.module.css'
import { Published } from './published.js'
import { useKeeping } from './use-keeping.js'
import { useShare } from './use-share.js'

interface Props {
  readonly about: BotAbout
  readonly open: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Closes the dialog and shows the findings. */
  readonly onShowFindings: () => void
  /** Closes the dialog and shows the place of one. */
  readonly onReveal: (place: FindingPlace) => void
  /** Closes the dialog and shows the tests. */
  readonly onShowTests: () => void
}

/** What changes against what is live, with what lint finds and a note, and then where the bot is. */
export function PublishDialog({
  about,
  open,
  onOpenChange,
  onShowFindings,
  onReveal,
  onShowTests,
}: Props) {
  const [published, setPublished] = useState<PublishedVersion>()
  const change = (isOpen: boolean) => {
    onOpenChange(isOpen)
    if (!isOpen) setPublished(undefined)
  }
  return published === undefined ? (
    <Asking
      {...{ about, open, onShowFindings, onReveal, onShowTests }}
      onOpenChange={change}
      onPublished={setPublished}
    />
  ) : (
    <Dialog
      open={open}
      onOpenChange={change}
      size="medium"
      title={
        about.chatbot.kind === 'sub-flow'
          ? `Version ${published.version} can be taken`
          : `Version ${published.version} is live${forWhom(published)}`
      }
      footer={<DialogClose render={<Button variant="primary">Done</Button>} />}
    >
      <div className={styles.body}>
        {published.warnings.length > 0 && (
          <Callout tone="warn" title="Something to know">
            <WarningList id={about.chatbot.id} published={published} />
          </Callout>
        )}
        {about.chatbot.kind === 'sub-flow' ? (
          <UsedBy part={{ ...about.chatbot, publishedVersion: published.version }} />
        ) : (
          <Published about={about} />
        )}
      </div>
    </Dialog>
  )
}

function Asking({
  about: { chatbot },
  open,
  onOpenChange,
  onShowFindings,
  onReveal,
  onShowTests,
  onPublished,
}: Props & { readonly onPublished: (published: PublishedVersion) => void }) {
  const publish = usePublishDraft(chatbot.id)
  const isSaved = useDraft(({ saving }) => saving === 'saved')
  const isOffline = useDraft(({ saving }) => saving === 'offline')
  const all = useFindings(findings => findings.all)
  const errors = useFindings(findings => findings.errors)
  const warnings = useFindings(findings => findings.warnings)
  const needsGreen = useDraft(({ draft }) => readFlowSettings(draft.settings).requireGreenTests)
  const tests = useTests(open && needsGreen)
  const isGreen = !needsGreen || areGreen(tests)
  const keeping = useKeeping(chatbot, open)
  const { question: whom, asked, isReady } = useShare(chatbot, open)
  const [note, setNote] = useState('')
  /** Pressed, while what was drawn last is still on its way to the server. */
  const [isWanted, setWanted] = useState(false)
  const { mutate } = publish
  useEffect(() => {
    if (!isWanted || !isSaved) return
    setWanted(false)
    if (errors > 0 || !isGreen || !isReady) return
    mutate(
      { ...asked, ...(note.trim() && { note: note.trim() }) },
      {
        onSuccess: published => {
          setNote('')
          onPublished(published)
        },
      },
    )
  }, [isWanted, isSaved, errors, isGreen, isReady, asked, mutate, note, onPublished])
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title="Publish"
      description={
        chatbot.kind === 'sub-flow'
          ? 'Bots go on with the version that they carry, until they take this one.'
          : 'Visitors meet the new version within a minute. Conversations under way end with the version that they began with.'
      }
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button
            variant="primary"
            busy={publish.isPending || (isWanted && !isOffline)}
            disabled={errors > 0 || isOffline || !isGreen || !isReady}
            onClick={() => {
              keeping.write()
              setWanted(true)
            }}
          >
            Publish
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {(errors > 0 || warnings > 0) && (
          <Callout
            tone={errors > 0 ? 'bad' : 'warn'}
            title={
              errors > 0
                ? chatbot.kind === 'sub-flow'
                  ? 'With errors the sub-flow cannot be published'
                  : 'With errors the bot cannot go live'
                : 'Something may be a slip'
            }
            action={
              <Button size="small" onClick={onShowFindings}>
                Show the findings
              </Button>
            }
          >
            <p className={styles.counts}>
              {[errors && counted(errors, 'error'), warnings && counted(warnings, 'warning')]
                .filter(Boolean)
                .join(' and ')}
              {all.length > mostShown && `, of which these are the first ${mostShown}`}
            </p>
          </Callout>
        )}
        {all.length > 0 && <FindingList findings={all.slice(0, mostShown)} onReveal={onReveal} />}
        {needsGreen && <RequiredTests tests={tests} onShow={onShowTests} />}
        {isOffline && (
          <Callout tone="warn" title="The server cannot be reached">
            What you drew is kept here. The bot can be published once the line is back.
          </Callout>
        )}
        {publish.error && (
          <Callout tone="bad" live title={wordsOf(publish.error)}>
            {reasons(publish.error).map(text => (
              <p key={text}>{text}</p>
            ))}
          </Callout>
        )}
        {keeping.question}
        {whom}
        {open && <WhatChanges id={chatbot.id} live={chatbot.publishedVersion} />}
        <TextArea
          label="Note"
          optional
          help="What is new, for those who work on this bot."
          rows={2}
          maxLength={1000}
          value={note}
          onChange={event => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  )
}

type PublishBody = NonNullable<Parameters<typeof api.publishFlow>[0]['body']>

const forWhom = ({ share }: PublishedVersion) =>
  share === 100 ? '' : ` for ${share} % of the visitors`

/** Makes the draft live, as a version of its own where it has more than the newest one. */
function usePublishDraft(id: string) {
  const client = useQueryClient()
  return useMutation({
    meta: { isShown: true },
    mutationFn: (body: PublishBody) => api.publishFlow({ chatbotId: id, body }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.bots }),
  })
}

/** So many findings stand in the dialog. */
const mostShown = 3

function WhatChanges({ id, live }: { readonly id: string; readonly live: number | null }) {
  const draft = useDraft(state => state.draft)
  const { data, error, refetch, isFetching } = useFlow(id, live)
  const changes = useMemo(
    () => (data || live === null ? draftChanges(data ?? null, draft) : undefined),
    [data, live, draft],
  )
  if (live === null) return <p>It is published for the first time.</p>
  if (error && !data) {
    return (
      <ErrorState title="What is live could not be loaded" onRetry={refetch} busy={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    )
  }
  if (!changes) return <SkeletonRows label="Comparing with what is live" rows={3} />
  return (
    <section className={styles.changes} aria-label={`Changes against version ${live}`}>
      <ChangeList changes={changes} />
    </section>
  )
}

function reasons(error: unknown): string[] {
  if (!(error instanceof ApiProblem) || !Array.isArray(error.details)) return []
  return error.details.slice(0, 5).map(detail => String(Object(detail).message ?? ''))
}
