import { Badge, LinkButton, TooltipButton } from '@talkgraph/ui'
import {
  ChartNoAxesColumn,
  GitCompare,
  Keyboard,
  ListTree,
  Lock,
  PanelRight,
  Search,
} from 'lucide-react'
import { useSearchParams } from 'react-router'
import { statePath } from '#paths/stored-path.js'
import { MadeWords, madeOfNamed, madeOfVersion } from '../../../named/made.js'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { useIsSmall } from '../../model/view/use-is-small.js'
import toolbar from '../toolbar/toolbar.module.css'
import styles from './stored.module.css'
import type { Stored } from './use-stored.js'

/** Which version or named draft is looked at, who made it and when, what they said of it, and the way back to the draft. */
export function StoredBar({
  stored,
  state,
  publishedVersion,
}: {
  readonly stored: Stored
  readonly state: string
  readonly publishedVersion: number | null
}) {
  const { view, botId } = useFlowRoom()
  const isSmall = useIsSmall()
  const left = useView(state => state.left)
  const drawer = useView(state => state.drawer)
  const isStepOpen = useView(state => state.isStepOpen)
  const [search, setSearch] = useSearchParams()
  const areResultsOpen = search.has('results')
  return (
    <section
      className={styles.bar}
      aria-label={stored.kind === 'named' ? 'Named draft' : 'Version'}
    >
      <div className={styles.buttons}>
        {!isSmall && (
          <>
            <TooltipButton
              label="Show the outline"
              icon={<ListTree size={18} />}
              className={left !== null ? toolbar.pressed : undefined}
              aria-pressed={left !== null}
              onClick={() => view.set({ left: left === null ? 'outline' : null })}
            />
            <TooltipButton
              label="All keys"
              shortcut="?"
              icon={<Keyboard size={18} />}
              onClick={() => view.set({ areKeysShown: true })}
            />
          </>
        )}
        <TooltipButton
          label="Find"
          shortcut="Ctrl F"
          icon={<Search size={18} />}
          onClick={() => view.set({ isFinding: true })}
        />
        {stored.kind === 'version' && (
          <TooltipButton
            label="Results"
            icon={<ChartNoAxesColumn size={18} />}
            className={areResultsOpen ? toolbar.pressed : undefined}
            aria-pressed={areResultsOpen}
            onClick={() => {
              const next = new URLSearchParams(search)
              if (areResultsOpen) next.delete('results')
              else next.set('results', 'passed')
              // One thing at a time lies over the end of the canvas.
              for (const name of ['way', 'list']) next.delete(name)
              setSearch(next, { replace: true })
            }}
          />
        )}
        {!isSmall && (
          <TooltipButton
            label="Show the step’s fields"
            icon={<PanelRight size={18} />}
            className={isStepOpen ? toolbar.pressed : undefined}
            aria-pressed={isStepOpen}
            onClick={() => view.set({ isStepOpen: !isStepOpen })}
          />
        )}
        <TooltipButton
          label="Compare with another version"
          icon={<GitCompare size={18} />}
          className={drawer === 'compare' ? toolbar.pressed : undefined}
          aria-pressed={drawer === 'compare'}
          onClick={() => view.set({ drawer: drawer === 'compare' ? null : 'compare' })}
        />
      </div>
      <About stored={stored} publishedVersion={publishedVersion} />
      <div className={styles.links}>
        <LinkButton size="small" href={statePath(botId, 'draft', state)}>
          Compare with the draft
        </LinkButton>
        <LinkButton size="small" href={`/bots/${botId}/flow`}>
          Back to the draft
        </LinkButton>
      </div>
    </section>
  )
}

/** What it is, and who made it when. */
function About({
  stored,
  publishedVersion,
}: {
  readonly stored: Stored
  readonly publishedVersion: number | null
}) {
  const made = stored.kind === 'named' ? madeOfNamed(stored.entry) : madeOfVersion(stored.entry)
  return (
    <p className={styles.about}>
      <span className={styles.version} dir="auto">
        {stored.kind === 'named' ? stored.entry.name : `Version ${stored.entry.version}`}
      </span>
      {stored.kind === 'named' ? (
        <Badge>Named draft</Badge>
      ) : stored.entry.version === publishedVersion ? (
        <Badge tone="good" dot>
          Live
        </Badge>
      ) : (
        <Badge>{stored.entry.publishedAt === null ? 'Never live' : 'Was live'}</Badge>
      )}
      <Badge>
        <span className={styles.lock}>
          <Lock size={12} aria-hidden /> Only to look at
        </span>
      </Badge>
      <span className={styles.who}>
        <MadeWords made={made} />
      </span>
      {made.note && <span dir="auto">“{made.note}”</span>}
    </p>
  )
}
