import { Button, Callout, LinkButton, Select } from '@talkgraph/ui'
import { CornerDownRight, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { carriedFor, nameOfSubFlow, namesIn, putStepsHere, stepsThatPlay } from 'talkgraph/builder'
import { wordsOf } from '#api/problem.js'
import { insidePath, readFrom, subFlowPath } from '#paths/flow-path.js'
import { useVersions } from '../../../api/queries.js'
import { useFetchSubFlow, useKnownSubFlows, useMakeSubFlow } from '../../../api/sub-flows.js'
import { useDraft } from '../../model/draft/use-draft.js'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import { useStepEdit } from '../../model/edit/step-edit.js'
import { FieldEditor } from '../kinds/field-editor.js'
import { NewerVersion } from './newer-version.js'
import styles from './sub-flow.module.css'
import { firstNames, takeInto } from './take.js'

/** The fields of a step that plays a sub-flow: which, in which version, what it is given and where its outputs are kept. */
export function SubFlowFields() {
  const { room, botId, actions, view } = useFlowRoom()
  const { step, findings } = useStepEdit()
  const draft = useDraft(state => state.draft)
  const [query] = useSearchParams()
  const known = useKnownSubFlows()
  const fetchPart = useFetchSubFlow()
  const make = useMakeSubFlow()
  const [refusal, setRefusal] = useState<string>()
  const playing = stepsThatPlay(draft).find(({ nodeId }) => nodeId === step.id)
  if (!playing) return null
  const { subFlowId, version } = playing
  const carried = carriedFor(draft, playing)
  const part = known.data?.find(({ id }) => id === subFlowId)
  const name = part?.title ?? (carried ? nameOfSubFlow(carried.file, subFlowId) : subFlowId)
  const newest = part?.publishedVersion ?? null
  const own = { id: botId, name: String(draft.name ?? '') }

  const take = async (id: string, wanted: number, title: string) => {
    setRefusal(undefined)
    try {
      const taken = { id, version: wanted, file: await fetchPart(id, wanted) }
      const now = room.state().draft
      const changes = takeInto(now, taken, own, [step.id])
      if ('reason' in changes) return setRefusal(changes.reason)
      const first = id === subFlowId ? [] : firstNames(now, playing, taken)
      actions.run([...changes, ...first], title)
    } catch (error) {
      setRefusal(wordsOf(error))
    }
  }
  const choose = (id: string) => {
    const chosen = known.data?.find(each => each.id === id)
    const wanted = chosen?.publishedVersion ?? chosen?.newestVersion
    if (chosen && wanted) void take(id, wanted, `Chose “${chosen.title}”`)
  }
  const keep = () =>
    carried &&
    make.mutate(
      { name, flow: carried.file },
      {
        onSuccess: made => {
          const now = room.state().draft
          const same = stepsThatPlay(now).filter(
            each => each.subFlowId === subFlowId && each.version === version,
          )
          const changes = takeInto(
            now,
            { id: made.subFlowId, version: made.version, file: made.file },
            own,
            same.map(({ nodeId }) => nodeId),
          )
          if (!('reason' in changes)) actions.run(changes, `Kept “${name}” in the account`)
        },
      },
    )
  const unfold = () => {
    const put = carried && putStepsHere(room.state().draft, playing, carried.file, actions.nextId)
    if (!put)
      return setRefusal('The sub-flow has no clear start, so that its steps cannot stand here.')
    if (actions.run(put.changes, `Put the steps of “${name}” here`, true)) view.select(put.nodeIds)
  }
  const isIn = known.data?.some(({ id }) => id === subFlowId) === true
  const choices = (known.data ?? [])
    .filter(({ id, newestVersion }) => id !== botId && newestVersion !== null)
    .map(({ id, title }) => ({ value: id, label: title }))
  const error = findings.filter(
    ({ field, severity }) => field === 'subFlowId' && severity === 'error',
  )
  return (
    <>
      <div data-path="subFlowId" className={styles.fields}>
        <Select
          label="Sub-flow"
          help="A part that is kept in the account, and that many bots may play."
          error={refusal ?? error.map(({ message, remedy }) => `${message} ${remedy}`)[0]}
          value={subFlowId}
          options={[
            { value: '', label: 'Choose a sub-flow' },
            ...choices,
            ...(subFlowId !== '' && !choices.some(({ value }) => value === subFlowId)
              ? [{ value: subFlowId, label: name }]
              : []),
          ]}
          onChange={event => choose(event.target.value)}
        />
        {part && (
          <Versions
            id={subFlowId}
            version={version}
            onTake={wanted => void take(subFlowId, wanted, `Took version ${wanted} of “${name}”`)}
          />
        )}
        {newest !== null && newest > version && (
          <NewerVersion
            id={subFlowId}
            newest={newest}
            carried={carried?.file}
            onTake={wanted => void take(subFlowId, wanted, `Took version ${wanted} of “${name}”`)}
          />
        )}
        {carried && known.data && !isIn && (
          <Callout
            tone="accent"
            title="It lies in this bot alone"
            action={
              <Button size="small" busy={make.isPending} onClick={keep}>
                Keep it in the account
              </Button>
            }
          >
            Kept in the account, it can be changed, and played by other bots.
          </Callout>
        )}
        {make.error && <Callout tone="bad" live title={wordsOf(make.error)} />}
        <div className={styles.buttons}>
          {isIn && (
            <LinkButton
              size="small"
              icon={<CornerDownRight size={16} />}
              href={subFlowPath(subFlowId, [...readFrom(query), botId])}
            >
              Open
            </LinkButton>
          )}
          {carried && (
            <LinkButton size="small" href={insidePath(botId, step.id, query)}>
              Look inside
            </LinkButton>
          )}
          {carried && (
            <Button size="small" icon={<Undo2 size={16} />} onClick={unfold}>
              Put its steps here
            </Button>
          )}
        </div>
      </div>
      <Names
        title="What it is given"
        field="inputs"
        names={names(carried?.file.inputs, playing.inputs)}
        values={playing.inputs}
      />
      <Names
        title="What it gives back"
        field="outputs"
        names={names(carried?.file.outputs, playing.outputs)}
        values={playing.outputs}
      />
    </>
  )
}

/** Those of the part, and what the step names beside them, which lint tells of. */
const names = (list: unknown, written: Readonly<Record<string, string>>) => [
  ...new Set([...namesIn(list), ...Object.keys(written)]),
]

function Versions({
  id,
  version,
  onTake,
}: {
  readonly id: string
  readonly version: number
  readonly onTake: (version: number) => void
}) {
  const { data } = useVersions(id)
  const published = (data?.pages ?? [])
    .flatMap(page => page.versions)
    .filter(each => each.publishedAt !== null || each.version === version)
  const options = published.map(each => ({
    value: String(each.version),
    label: `Version ${each.version}${each.note ? `: ${each.note}` : ''}`,
  }))
  const isKnown = options.some(({ value }) => value === String(version))
  return (
    <Select
      label="Version"
      help="It stays until you take another one."
      value={String(version)}
      options={
        isKnown ? options : [...options, { value: String(version), label: `Version ${version}` }]
      }
      onChange={event => onTake(Number(event.target.value))}
    />
  )
}

const about = {
  inputs: {
    kind: 'text',
    help: 'A text, which may hold {placeholders}; one alone keeps its value as it is.',
  },
  outputs: {
    kind: 'variable',
    help: 'The name of your variable that gets it. Blank, it is not kept.',
  },
} as const

function Names({
  title,
  field,
  names,
  values,
}: {
  readonly title: string
  readonly field: 'inputs' | 'outputs'
  readonly names: readonly string[]
  readonly values: Readonly<Record<string, string>>
}) {
  const { step } = useStepEdit()
  if (names.length === 0) return null
  return (
    <section aria-label={title} className={styles.fields}>
      <h3 className={styles.title}>{title}</h3>
      {names.map(name => (
        <FieldEditor
          key={`${step.id} ${name}`}
          slot={{
            form: { ...about[field], title: name },
            path: [field, name],
            value: values[name] ?? '',
            written: values[name],
            fallback: '',
          }}
        />
      ))}
    </section>
  )
}
