import { useState } from 'react'
import { ConfirmButton } from '../../kit/confirm-button.js'
import { Icon } from '../../kit/icons.js'
import { OptionButtons } from '../../kit/option-buttons.js'
import type { PromptProps } from '../../model/prompt-props.js'
import { useModel } from '../../model/widget-model.js'

/** Boxes to tick, and a button that hands them in. */
export function ChecksPrompt({ item, prompt: { options } }: PromptProps<'checks'>) {
  const { conversation } = useModel()
  const [marked, setMarked] = useState<readonly string[]>([])
  const ticked = item.open ? marked : item.picked
  const toggle = (id: string) =>
    setMarked(before =>
      before.includes(id) ? before.filter(other => other !== id) : [...before, id],
    )
  const face = ({ label }: { label: string }) => (
    <>
      <span className="box">
        <Icon path="M5 12.5l4.5 4.5L19 7" />
      </span>
      <span dir="auto">{label}</span>
    </>
  )
  return (
    <OptionButtons
      item={item}
      options={options}
      look="checks"
      ticked={ticked}
      face={face}
      onPick={({ id }) => toggle(id)}
    >
      <ConfirmButton
        item={item}
        ready={ticked.length > 0}
        onClick={() =>
          conversation.answer(options.map(({ id }) => id).filter(id => marked.includes(id)))
        }
      />
    </OptionButtons>
  )
}
