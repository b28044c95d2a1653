import { Button, Callout, classes, Select, Skeleton, TextField } from '@talkgraph/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Play, RotateCcw, Undo2 } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { seeConnections } from '#api/connections.js'
import { useDraftRoom } from '../../model/draft/use-draft.js'
import { CallList } from './call-list.js'
import { KeepAsTest } from './keep-as-test.js'
import { languagesOf } from './languages-of.js'
import { createPreviewCalls } from './preview-calls.js'
import { previewEnv, type Surroundings } from './preview-env.js'
import styles from './preview-panel.module.css'
import { createStepAnswers } from './step-answers.js'
import { createTryStep, sendFile } from './try-step.js'
import { usePlayedDraft } from './use-played-draft.js'

const PreviewChat = lazy(async () => ({ default: (await import('./preview-chat.js')).PreviewChat }))

/** The draft as visitors would meet it, beside its drawing: it goes on while one draws, where the conversation is not touched. */
export function PreviewPanel({
  botId,
  selected = null,
  onStep,
  onWay,
}: {
  readonly botId: string
  /** The step that is selected, to start there. */
  readonly selected?: string | null
  /** The step that speaks now. */
  readonly onStep?: (nodeId: string) => void
  /** The steps that the conversation has come by, in order. */
  readonly onWay?: (nodeIds: readonly string[]) => void
}) {
  const room = useDraftRoom()
  const preview = usePlayedDraft(onWay)
  const [answers] = useState(() => createStepAnswers(botId))
  const client = useQueryClient()
  const [calls] = useState(() =>
    createPreviewCalls(
      createTryStep(botId, room, () => seeConnections(client)),
      answers,
    ),
  )
  const { draft, chat, played, isBehind } = preview
  const [surroundings, setSurroundings] = useState<Surroundings>({
    language: '',
    startsAt: '',
    chance: 'any',
  })
  const [isPhone, setIsPhone] = useState(false)
  const languages = languagesOf(draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chat has a clock of its own
  const env = useMemo(() => previewEnv(surroundings, calls.call), [surroundings, chat])
  const set = (next: Partial<Surroundings>) => {
    setSurroundings({ ...surroundings, ...next })
    preview.play()
  }
  const startOver = () => {
    calls.clear()
    preview.startOver()
  }
  const { language } = surroundings
  return (
    <section className={styles.panel} aria-label="Preview">
      <div className={styles.bar}>
        <Button size="small" icon={<RotateCcw size={16} />} onClick={startOver}>
          Again
        </Button>
        <Button size="small" icon={<Undo2 size={16} />} onClick={preview.back}>
          One step back
        </Button>
        {selected !== null && (
          <Button
            size="small"
            icon={<Play size={16} />}
            onClick={() => {
              calls.clear()
              preview.startAt(selected)
            }}
          >
            Start here
          </Button>
        )}
        <KeepAsTest key={chat} {...{ played, calls, language }} />
      </div>
      {isBehind && (
        <Callout
          tone="warn"
          live
          title="The conversation has come by what you changed"
          action={
            <Button size="small" onClick={startOver}>
              Start over
            </Button>
          }
        />
      )}
      <div className={classes(styles.frame, isPhone && styles.phone)}>
        <Suspense fallback={<Skeleton shape="block" className={styles.chat} />}>
          <PreviewChat
            key={chat}
            {...{ bot: draft, env, played }}
            locale={language || 'en'}
            upload={async (nodeId, file, signal) =>
              calls.shown.get().isOut ? sendFile(botId, room, nodeId, file, signal) : undefined
            }
            onStep={nodeId => {
              preview.stepped(nodeId)
              onStep?.(nodeId)
            }}
          />
        </Suspense>
      </div>
      <CallList {...{ calls, answers, draft }} />
      <details className={styles.around}>
        <summary>Surroundings</summary>
        <div className={styles.fields}>
          {languages.length > 0 && (
            <Select
              label="Language"
              value={language}
              onChange={event => set({ language: event.target.value })}
              options={[{ value: '', label: 'The bot’s own' }, ...languages]}
            />
          )}
          <Select
            label="Width"
            value={isPhone ? 'phone' : 'desktop'}
            onChange={event => setIsPhone(event.target.value === 'phone')}
            options={[
              { value: 'desktop', label: 'As on a computer' },
              { value: 'phone', label: 'As on a phone' },
            ]}
          />
          <TextField
            label="Day and hour"
            className={styles.wide}
            type="datetime-local"
            value={surroundings.startsAt}
            onChange={event => set({ startsAt: event.target.value })}
          />
          <Select
            label="Chance"
            value={surroundings.chance}
            onChange={event => set({ chance: chances[event.target.selectedIndex]?.value ?? 'any' })}
            options={chances}
          />
        </div>
      </details>
    </section>
  )
}

const chances = [
  { value: 'any', label: 'As it falls' },
  { value: 'first', label: 'Always the first way' },
  { value: 'last', label: 'Always the last way' },
] as const
