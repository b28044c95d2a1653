import { Select } from '@talkgraph/ui'
import { useDraft, useDraftRoom } from '../../model/draft/use-draft.js'
import { useStepEdit } from '../../model/edit/step-edit.js'
import {
  changedVariant,
  changeVariant,
  choiceVariants,
  lackOf,
  variantOf,
} from '../../model/edit/variants.js'

/** In which of several ways a choice is offered. Its texts and ways stay; what has no room for them says so. */
export function VariantField() {
  const { step, change } = useStepEdit()
  const room = useDraftRoom()
  const lacks = useDraft(({ draft }) =>
    JSON.stringify(choiceVariants.map(each => lackOf(draft, step.id, each) ?? '')),
  )
  const variant = variantOf(step.type)
  if (!variant || room.isFixed) return null
  const told: readonly string[] = JSON.parse(lacks)
  const options = choiceVariants.map(({ type, title }, place) => ({
    value: type,
    label: title,
    disabled: told[place] !== '',
  }))
  const reasons = [...new Set(told.filter(lack => lack !== ''))]
  return (
    <div data-aside="">
      <Select
        label="Kind of choice"
        help={reasons.length > 0 ? `Some kinds cannot be had: ${reasons.join(' ')}` : undefined}
        value={variant.type}
        options={options}
        onChange={({ target }) => {
          const to = variantOf(target.value)
          if (to) change(changeVariant(room.state().draft, step.id, to), changedVariant(to))
        }}
      />
    </div>
  )
}
