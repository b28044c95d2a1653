import { Button, Callout, Dialog, DialogClose, TextField } from '@talkgraph/ui'
import { type FormEvent, useId, useState } from 'react'
import {
  type ChosenSteps,
  chooseSteps,
  namesBetween,
  partOfSteps,
  putPartInPlace,
} from 'talkgraph/builder'
import { wordsOf } from '#api/problem.js'
import { counted } from '#text/counted.js'
import { useMakeSubFlow } from '../../../api/sub-flows.js'
import { NameList } from '../../fields/sub-flow/name-list.js'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import styles from './make-dialog.module.css'

/** Makes a sub-flow of the steps that are selected, or says why that cannot be. */
export function MakeDialog() {
  const { room, view } = useFlowRoom()
  const [chosen] = useState(() => chooseSteps(room.state().draft, view.get().selected))
  const close = () => {
    view.set({ dialog: null })
    view.goTo(null)
  }
  if (!('reason' in chosen)) return <Asking chosen={chosen} onClose={close} />
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && close()}
      title="These steps cannot become a sub-flow"
      footer={<DialogClose render={<Button variant="primary">Close</Button>} />}
    >
      <p>{chosen.reason}</p>
    </Dialog>
  )
}

function Asking({
  chosen,
  onClose,
}: {
  readonly chosen: ChosenSteps
  readonly onClose: () => void
}) {
  const { room, view, actions } = useFlowRoom()
  const form = useId()
  const make = useMakeSubFlow()
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [between] = useState(() => namesBetween(room.state().draft, chosen.ids))
  const [inputs, setInputs] = useState(between.inputs)
  const [outputs, setOutputs] = useState(between.outputs)
  const count = counted(chosen.ids.size, 'step')
  const isReady = name.trim() !== '' && !make.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!isReady) return
    const part = { name: name.trim(), inputs, outputs, steps: chosen }
    const flow = partOfSteps(room.state().draft, part, actions.nextId)
    make.mutate(
      { name: part.name, flow },
      {
        onSuccess: ({ subFlowId, version, file }) => {
          // Others may have drawn meanwhile.
          const steps = chooseSteps(room.state().draft, chosen.ids)
          if ('reason' in steps || steps.ids.size < chosen.ids.size)
            return setRefusal(
              'Somebody has changed these steps meanwhile. Close, and select them again.',
            )
          const put = putPartInPlace(
            room.state().draft,
            { ...part, steps },
            { id: subFlowId, version, file },
            actions.nextId,
          )
          if (!actions.run(put.changes, `Made “${part.name}” of ${count}`, true))
            return setRefusal(
              'The steps could not be replaced. The sub-flow is kept in your account.',
            )
          view.reveal({ nodeId: put.nodeId })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      size="medium"
      title="Make a sub-flow"
      description={`One step takes the place of ${count}. The sub-flow is kept in your account, and other bots can play it too.`}
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button
            type="submit"
            form={form}
            variant="primary"
            busy={make.isPending}
            disabled={!isReady}
          >
            Make it
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit}>
        <TextField
          label="Name"
          help="What it does, such as “Ask the address”."
          maxLength={100}
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <NameList
          title="What it is given"
          help="Variables of the bot that these steps read. Inside, no other one is known."
          names={inputs}
          onChange={setInputs}
        />
        <NameList
          title="What it gives back"
          help="Variables that these steps set and the bot reads."
          names={outputs}
          onChange={setOutputs}
        />
        {chosen.ends.length > 0 && chosen.next !== undefined && (
          <Callout tone="warn" title="Some of these steps end the conversation">
            {`No way leads on from ${chosen.ends.map(each => `“${each}”`).join(', ')}. Inside a sub-flow, that leads back to the bot, which goes on.`}
          </Callout>
        )}
        {refusal !== undefined && <Callout tone="bad" live title={refusal} />}
        {make.error && <Callout tone="bad" live title={wordsOf(make.error)} />}
      </form>
    </Dialog>
  )
}
