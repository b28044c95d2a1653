import { SkeletonRows, Switch, TextField, TooltipButton, VisuallyHidden } from '@talkgraph/ui'
import { Keyboard, Search, Ticket, Volume2, VolumeX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { DeskFilter } from '#api/records.js'
import { useSettled } from '../../../forms/use-settled.js'
import { setAvailable } from '../desk-calls.js'
import { isSoundOn, keepSound, playTone } from '../sound.js'
import { type DeskActor, useDeskValue } from '../use-desk.js'
import { useThreadCall } from '../use-thread-call.js'
import { OpenThreads } from './open-threads.js'
import styles from './thread-pane.module.css'

const FoundThreads = lazy(async () => ({
  default: (await import('./found-threads.js')).FoundThreads,
}))

const filters: readonly { readonly value: DeskFilter; readonly label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'mine', label: 'Mine' },
  { value: 'ended', label: 'Ended' },
]

/** The threads, with what they are found by, and whether the agent is there. */
export function ThreadPane({
  desk,
  openId,
  onHelp,
}: {
  readonly desk: DeskActor
  readonly openId: string | null
  readonly onHelp: () => void
}) {
  const navigate = useNavigate()
  const [filter, setFilter] = useState<DeskFilter>(() => desk.getSnapshot().context.view)
  const [words, setWords] = useState('')
  const search = useSettled(words.trim())
  const agentId = useDeskValue(desk, ({ context }) => context.agentId)
  const agents = useDeskValue(desk, ({ context }) => context.agents)
  const counts = useDeskValue(desk, ({ context }) => context.counts)
  const isLost = useDeskValue(desk, snapshot => snapshot.matches({ line: 'lost' }))
  const [isSounding, setSounding] = useState(isSoundOn)
  const me = agents.find(({ id }) => id === agentId)
  const change = useThreadCall(desk, setAvailable)

  return (
    <section className={styles.pane} aria-label="Threads">
      <header className={styles.head}>
        <div className={styles.line}>
          <h1 className={styles.title}>Desk</h1>
          <TooltipButton
            label={isSounding ? 'Switch the sound off' : 'Switch the sound on'}
            icon={isSounding ? <Volume2 size={16} /> : <VolumeX size={16} />}
            size="small"
            onClick={() => {
              keepSound(!isSounding)
              setSounding(!isSounding)
              if (!isSounding) playTone()
            }}
          />
          <TooltipButton
            label="Tickets"
            shortcut="I"
            icon={<Ticket size={16} />}
            size="small"
            onClick={() => void navigate('/desk/tickets')}
          />
          <TooltipButton
            label="Keys"
            shortcut="?"
            icon={<Keyboard size={16} />}
            size="small"
            onClick={onHelp}
          />
        </div>
        <Switch
          label={me && !me.isAvailable ? 'Away: threads go to others' : 'Available for new threads'}
          checked={me?.isAvailable ?? false}
          disabled={!me}
          onChange={({ target }) => change(target.checked)}
        />
        <TextField
          label="Search threads"
          labelHidden
          type="search"
          size="small"
          placeholder="Search"
          icon={<Search size={16} />}
          maxLength={200}
          value={words}
          data-desk-search
          onChange={({ target }) => setWords(target.value)}
        />
        <fieldset className={styles.filters}>
          <legend>
            <VisuallyHidden>Which threads</VisuallyHidden>
          </legend>
          {filters.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              className={styles.filter}
              aria-pressed={filter === value}
              onClick={() => setFilter(value)}
            >
              {label}
              {value !== 'ended' && counts[value] > 0 && (
                <span className={styles.count}>{counts[value].toLocaleString('en')}</span>
              )}
            </button>
          ))}
        </fieldset>
        {isLost && (
          <p className={styles.lost} role="status">
            The line is lost. What you write is sent when it is back.
          </p>
        )}
      </header>
      {filter === 'ended' || search !== '' ? (
        <Suspense fallback={<SkeletonRows label="Loading threads" rows={6} avatar />}>
          <FoundThreads key={filter} desk={desk} filter={filter} search={search} openId={openId} />
        </Suspense>
      ) : (
        <OpenThreads key={filter} desk={desk} view={filter} openId={openId} />
      )}
    </section>
  )
}
