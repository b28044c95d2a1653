import { Callout, RadioGroup, Select, TextField } from '@talkgraph/ui'
import { goalKinds, type TryoutGoal } from '@talkgraph/wire/experiments'
import { type ReactNode, useId, useState } from 'react'
import { nameOfStep } from 'talkgraph/builder'
import type { BotState } from '#api/records.js'
import { useVersions } from '../../../api/queries.js'
import { namesFor } from '../../fields/text/names-for.js'
import { useDraft } from '../../model/draft/use-draft.js'
import styles from './publish.module.css'

/** What is asked of a publication: nothing of one for everybody. */
interface Asked {
  readonly share?: number
  readonly goal?: TryoutGoal
}

type GoalKind = TryoutGoal['kind']

/** Asks for whom a version goes live: for everybody, or for a share of the visitors, beside the one that is live. */
export function useShare(
  { id, kind, publishedVersion }: BotState,
  isOpen: boolean,
): {
  readonly question: ReactNode
  readonly asked: Asked
  /** What is missing is said beside its field. */
  readonly isReady: boolean
} {
  const [isShared, setShared] = useState(false)
  const [share, setShare] = useState('20')
  const [goal, setGoal] = useState<GoalKind>('finished')
  const [nodeId, setNodeId] = useState('')
  const [name, setName] = useState('')
  const [value, setValue] = useState('')
  const names = useId()
  const draft = useDraft(state => state.draft)
  const isAsked = isOpen && kind === 'bot' && publishedVersion !== null
  if (!isAsked) return { question: null, asked: {}, isReady: true }
  const percent = Number(share)
  const isShareRight = Number.isInteger(percent) && percent >= 1 && percent <= 99
  const goals: Readonly<Record<GoalKind, TryoutGoal>> = {
    finished: { kind: 'finished' },
    step: { kind: 'step', nodeId },
    variable: { kind: 'variable', name: name.trim() },
    value: { kind: 'value', name: name.trim(), value: value.trim() },
  }
  const isGoalRight = Object.values(goals[goal]).every(part => part !== '')
  return {
    asked: isShared ? { share: percent, goal: goals[goal] } : {},
    isReady: !isShared || (isShareRight && isGoalRight),
    question: (
      <>
        <TriedNow id={id} live={publishedVersion} />
        <RadioGroup
          label="Who meets it"
          across
          value={isShared ? 'share' : 'all'}
          onValueChange={value => setShared(value === 'share')}
          options={[
            { value: 'all', label: 'Everybody' },
            { value: 'share', label: 'A share of the visitors' },
          ]}
        />
        {isShared && (
          <>
            <TextField
              label="Share in per cent"
              help={`The others go on with version ${publishedVersion}. A visitor meets the same version each time.`}
              type="number"
              min={1}
              max={99}
              value={share}
              error={isShareRight ? undefined : 'A whole number from 1 to 99'}
              onChange={event => setShare(event.target.value)}
              className={styles.share}
            />
            <Select
              label="Goal"
              help="What a visitor must do to count for the version. Results tell which one does better."
              value={goal}
              options={[
                { value: 'finished', label: 'The conversation comes to its end' },
                { value: 'step', label: 'A step is reached' },
                { value: 'variable', label: 'A variable is filled' },
                { value: 'value', label: 'A variable has a value' },
              ]}
              onChange={event =>
                setGoal(goalKinds.find(each => each === event.target.value) ?? goal)
              }
            />
            {goal === 'step' && (
              <Select
                label="Step"
                help="It must be in both versions."
                value={nodeId}
                options={[
                  { value: '', label: 'Choose a step' },
                  ...draft.elements[0].nodes.map(node => ({
                    value: node.id,
                    label: nameOfStep(node),
                  })),
                ]}
                onChange={event => setNodeId(event.target.value)}
              />
            )}
            {(goal === 'variable' || goal === 'value') && (
              <>
                <TextField
                  label="Variable"
                  list={names}
                  value={name}
                  onChange={event => setName(event.target.value)}
                />
                <datalist id={names}>
                  {namesFor(draft, '').map(offer => (
                    <option key={offer.name} value={offer.name} label={offer.from} />
                  ))}
                </datalist>
              </>
            )}
            {goal === 'value' && (
              <TextField
                label="Value"
                help="A number is reached by it and by more; a text by the same words."
                value={value}
                onChange={event => setValue(event.target.value)}
              />
            )}
          </>
        )}
      </>
    ),
  }
}

/** What is tried already, which ends with the next publication. */
function TriedNow({ id, live }: { readonly id: string; readonly live: number }) {
  const { data } = useVersions(id)
  const tried = data?.pages
    .flatMap(page => page.versions)
    .find(({ share, isPublished }) => share > 0 && !isPublished)
  if (!tried) return null
  return (
    <Callout title={`Version ${tried.version} is tried by ${tried.share} % of the visitors`}>
      <p>
        Publishing ends that. To keep version {tried.version} for everybody or to go back to version{' '}
        {live}, press that under Versions or Results.
      </p>
    </Callout>
  )
}
