import { useModel } from '../../widget/model.js'
import type { PromptProps } from '../prompt-view.js'
import { OptionButtons } from './option-buttons.js'

/** Options as buttons named by their text. */
export function ChoicesPrompt({ item, prompt: { options } }: PromptProps<'choices'>) {
  const { conversation } = useModel()
  return (
    <OptionButtons item={item} options={options} onPick={({ id }) => conversation.answer({ pick: id })} />
  )
}
