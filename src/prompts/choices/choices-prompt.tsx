import { OptionButtons } from '../../kit/option-buttons.js'
import type { PromptProps } from '../../model/prompt-props.js'
import { useModel } from '../../model/widget-model.js'

/** Options as buttons named by their text. */
export function ChoicesPrompt({ item, prompt: { options } }: PromptProps<'choices'>) {
  const { conversation } = useModel()
  return (
    <OptionButtons
      item={item}
      options={options}
      onPick={({ id }) => conversation.answer({ pick: id })}
    />
  )
}
