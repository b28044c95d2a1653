import type { PromptProps } from '../../model/prompt-props.js'
import { useModel } from '../../model/widget-model.js'

/** A text is answered in the composer: the transcript has only something to show while an agent may answer. */
export function TextPrompt({ item, prompt }: PromptProps<'text'>) {
  const model = useModel()
  return prompt.maxBytes && item.open ? (
    <div ref={box => void (box && model.live?.().then(part => part.drawLine(box, item, model)))} />
  ) : null
}
