import { Button, Callout, classes, Select, Skeleton, TextField } from '@talkgraph/ui'
import { RotateCcw, Undo2 } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { CallAnswer } from './call-answer.js'
import { languagesOf } from './languages-of.js'
import { type AskedCall, previewEnv, type Surroundings } from './preview-env.js'
import styles from './preview-panel.module.css'
import { usePlayedDraft } from './use-played-draft.js'

const PreviewChat = lazy(async () => ({ default: (await import('./preview-chat.js')).PreviewChat }))

/** The draft as visitors would meet it, beside its drawing: it goes on while one draws, where the conversation is not touched. */
export function PreviewPanel({
  selected = null,
  onStep,
  onWay,
}: {
  /** The step that is selected, to start there. */
  readonly selected?: string | null
  /** The step that speaks now. */
  readonly onStep?: (nodeId: string) => void
  /** The steps that the conversation has come by, in order. */
  readonly onWay?: (nodeIds: readonly string[]) => void
}) {
  const preview = usePlayedDraft(onWay)
  const { draft, chat, played, isBehind } = preview
  const [surroundings, setSurroundings] = useState<Surroundings>({ startsAt: '', chance: 'any' })
  const [isPhone, setIsPhone] = useState(false)
  const [call, setCall] = useState<AskedCall | null>(null)
  const languages = languagesOf(draft)
  const [locale, setLocale] = useState('en')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chat has a clock of its own
  const env = useMemo(() => previewEnv(surroundings, setCall), [surroundings, chat])
  const set = (next: Partial<Surroundings>) => {
    setSurroundings({ ...surroundings, ...next })
    preview.play()
  }
  return (
    <section className={styles.panel} aria-label="Preview">
      <div className={styles.bar}>
        <Button size="small" icon={<RotateCcw size={16} />} onClick={preview.startOver}>
          Again
        </Button>
        <Button size="small" icon={<Undo2 size={16} />} onClick={preview.back}>
          One step back
        </Button>
        {selected !== null && (
          <Button size="small" onClick={() => preview.startAt(selected)}>
            Start here
          </Button>
        )}
      </div>
      {isBehind && (
        <Callout
          tone="warn"
          live
          title="The conversation has come by what you changed"
          action={
            <Button size="small" onClick={preview.startOver}>
              Start over
            </Button>
          }
        />
      )}
      {call && <CallAnswer key={call.nodeId} call={call} draft={draft} />}
      <div className={classes(styles.frame, isPhone && styles.phone)}>
        <Suspense fallback={<Skeleton shape="block" className={styles.chat} />}>
          <PreviewChat
            key={chat}
            {...{ bot: draft, env, played, locale }}
            onStep={nodeId => {
              preview.stepped(nodeId)
              onStep?.(nodeId)
            }}
          />
        </Suspense>
      </div>
      <details className={styles.around}>
        <summary>Surroundings</summary>
        <div className={styles.fields}>
          {languages.length > 0 && (
            <Select
              label="Language"
              value={locale}
              onChange={event => setLocale(event.target.value)}
              options={[{ value: 'en', label: 'The bot’s own' }, ...languages]}
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
