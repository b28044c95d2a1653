import { Card, ErrorState, SkeletonRows, toast } from '@talkgraph/ui'
import { useState } from 'react'
import type { QuickPrompt } from '#api/records.js'
import { wordsOf } from '../../../api/problem.js'
import { useUpdateBot } from '../api/mutations.js'
import { useQuickPrompts } from '../api/queries.js'
import { PromptRows } from './prompt-rows.js'
import { SettingsForm } from './settings-form.js'

/** What visitors of a bot without a flow can ask with one press: at first, and after an answer. */
export function QuickPrompts({
  id,
  onChanged,
}: {
  readonly id: string
  /** Told whether something is changed and not stored. */
  readonly onChanged: (isChanged: boolean) => void
}) {
  const { data, error, refetch, isFetching } = useQuickPrompts(id)
  if (data) return <Prompts id={id} {...data} onChanged={onChanged} />
  return (
    <Card title={title}>
      {error ? (
        <ErrorState
          title="The quick prompts could not be loaded"
          onRetry={refetch}
          busy={isFetching}
        >
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading the quick prompts" rows={3} />
      )}
    </Card>
  )
}

const title = 'Quick prompts'

function Prompts({
  id,
  first,
  next,
  onChanged,
}: {
  readonly id: string
  readonly first: readonly QuickPrompt[]
  readonly next: readonly QuickPrompt[]
  readonly onChanged: (isChanged: boolean) => void
}) {
  const [atFirst, setAtFirst] = useState(first)
  const [after, setAfter] = useState(next)
  const update = useUpdateBot(id)
  const isChanged = JSON.stringify([atFirst, after]) !== JSON.stringify([first, next])
  const send = () => {
    const isWritten = ({ title }: QuickPrompt) => title.trim() !== ''
    update.mutate(
      {
        suggestions: atFirst
          .filter(isWritten)
          .map(({ isEscalationPrompt: _, link, ...each }) => ({ ...each, ...(link && { link }) })),
        nextSuggestions: after.filter(isWritten),
      },
      { onSuccess: () => toast({ text: 'The quick prompts are stored', tone: 'good' }) },
    )
  }
  return (
    <SettingsForm
      title={title}
      help="What visitors can ask with one press, below where they type, as long as the bot has no flow and answers from its sources. They hold at once."
      label="Store"
      isChanged={isChanged}
      busy={update.isPending}
      onChanged={onChanged}
      onSend={send}
    >
      <PromptRows name="At first" prompts={atFirst} onChange={setAtFirst} />
      <PromptRows name="After an answer" prompts={after} onChange={setAfter} handsOver />
    </SettingsForm>
  )
}
