import { Button, Select } from '@talkgraph/ui'
import { useStateOptions } from '../../../versions/use-state-options.js'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import styles from './compare.module.css'

/** Chooses what the flow is compared with: what is live, the draft, a named draft, or any version. */
export function ComparedSelect({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const { botId, actions } = useFlowRoom()
  const { options, hasOlder, isLoadingOlder, loadOlder } = useStateOptions(
    botId,
    [value],
    actions.isFixed,
  )
  return (
    <div className={styles.choice}>
      <Select
        label="Compared with"
        value={value}
        onChange={event => onChange(event.target.value)}
        options={options}
      />
      {hasOlder && (
        <Button size="small" variant="plain" busy={isLoadingOlder} onClick={loadOlder}>
          List older versions
        </Button>
      )}
    </div>
  )
}
