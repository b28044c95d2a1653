import { Callout, ErrorState, LinkButton, Select, SkeletonRows } from '@talkgraph/ui'
import { describeType, readStep, setChange } from 'talkgraph/builder'
import { useConnections, useConnectors } from '#api/connections.js'
import { wordsOf } from '#api/problem.js'
import { useStepEdit } from '../../model/edit/step-edit.js'
import { FieldList } from '../kinds/field-list.js'
import { InputField } from './input-field.js'
import styles from './integration.module.css'
import { readIntegration } from './read-integration.js'
import { TryIt } from './try-it.js'

/** The fields of a step that works with another product: which connection, what is done, and what it is given. */
export function IntegrationFields() {
  const { step, change } = useStepEdit()
  const connectors = useConnectors()
  const connections = useConnections()
  const failed = [connectors, connections].find(({ error, data }) => error && !data)
  if (failed)
    return (
      <ErrorState
        title="The connections could not be loaded"
        onRetry={() => Promise.all([connectors.refetch(), connections.refetch()])}
        busy={connectors.isFetching || connections.isFetching}
      >
        {wordsOf(failed.error)}
      </ErrorState>
    )
  if (!connectors.data || !connections.data)
    return <SkeletonRows label="Loading the connections" rows={3} />
  const { connectionId, action, input } = readIntegration(step.data)
  const connection = connections.data.find(({ id }) => id === connectionId)
  const kind = connectors.data.find(({ name }) => name === connection?.connector)
  const known = kind?.actions.find(({ name }) => name === action)
  const set = (field: 'connectionId' | 'action', value: string, title: string) =>
    change([setChange(step, [field], value)], title)
  const titleOf = (connector: string) =>
    connectors.data.find(({ name }) => name === connector)?.title ?? connector
  return (
    <>
      <div data-path="connectionId" className={styles.part}>
        <Select
          label="Connection"
          help="Of the account, with another product."
          value={connectionId}
          options={[
            { value: '', label: 'Choose a connection' },
            ...connections.data.map(({ id, name, connector }) => ({
              value: id,
              label: name === titleOf(connector) ? name : `${name} (${titleOf(connector)})`,
            })),
            ...(connectionId !== '' && !connection
              ? [{ value: connectionId, label: 'One that is not there any more' }]
              : []),
          ]}
          onChange={event => set('connectionId', event.target.value, 'Chose a connection')}
        />
        {connection?.state === 'failed' && (
          <Callout tone="warn" title="This connection needs you">
            {connection.remedy}
          </Callout>
        )}
        <div>
          <LinkButton size="small" href="/settings/integrations">
            Connections of the account
          </LinkButton>
        </div>
      </div>
      {kind && (
        <div data-path="action">
          <Select
            label="What is done"
            help={known?.help ?? 'What the product is to do here.'}
            value={known ? action : ''}
            options={[
              { value: '', label: 'Choose what is done' },
              ...kind.actions.map(({ name, title }) => ({ value: name, label: title })),
            ]}
            onChange={event => set('action', event.target.value, 'Chose what is done')}
          />
        </div>
      )}
      {kind && known && (
        <section aria-label={known.title} data-path="input" className={styles.fields}>
          <h3 className={styles.title}>{known.title}</h3>
          {known.inputs.map(each => (
            <InputField
              key={`${connectionId} ${action} ${each.name}`}
              field={each}
              input={input}
              connectionId={connectionId}
              product={kind.title}
            />
          ))}
        </section>
      )}
      <Kept />
      {kind && known && <TryIt input={input} />}
    </>
  )
}

/** What is kept of the answer. */
function Kept() {
  const { step, read } = useStepEdit()
  const { responseMapping } = describeType(step.type)?.form.fields ?? {}
  if (!responseMapping) return null
  return (
    <FieldList
      fields={{ responseMapping }}
      path={[]}
      read={read}
      written={step.data}
      defaults={readStep({ type: step.type, data: {} })}
    />
  )
}
